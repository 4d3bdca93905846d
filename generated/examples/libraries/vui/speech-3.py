import torchaudio
from vui.engine import Engine, GenConfig, Segment
from vui.prompt_files import load_official_prompt

engine = Engine()  # takes the name or path of another checkpoint
voice = load_official_prompt("maeve", checkpoint=engine.checkpoint)
transcript, codes, speaker, bias = voice

with engine.new_row() as row:
    row.prefill([Segment(transcript, codes)], spk_emb=speaker, cond_bias=bias)
    _, audio = row.render("The soup needs more salt, but not much.", GenConfig(temperature=0.7))
torchaudio.save("out.wav", audio[0].float().cpu(), 24000)
