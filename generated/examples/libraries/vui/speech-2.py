import torchaudio
from vui.engine import Engine, GenConfig, Segment
from vui.prompt_files import load_official_prompt

# Loads the checkpoint vui-nano-1.1 of fluxions/vui.
engine = Engine("vui-nano-1.1")
transcript, codes, speaker, bias = load_official_prompt("maeve", checkpoint="vui-nano-1.1")

with engine.new_row() as row:
    row.prefill([Segment(transcript, codes)], spk_emb=speaker, cond_bias=bias)
    _, audio = row.render("The soup needs more salt, but not much.", GenConfig(temperature=0.7))
torchaudio.save("out.wav", audio[0].float().cpu(), 24000)
