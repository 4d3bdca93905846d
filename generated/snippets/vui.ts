// Generated – do not edit.
// source:    spec/libraries/vui.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use vui with a model. */
export const rules: Rules = (_facts, _escapes, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.12.
pip install git+https://github.com/fluxions-ai/vui`);
  show("1", "usage", "python", "Speak with the current model (24 kHz)", `import torchaudio
from vui.engine import Engine, GenConfig, Segment
from vui.prompt_files import load_official_prompt

# Loads the checkpoint vui-nano-1.1 of fluxions/vui.
engine = Engine("vui-nano-1.1")
transcript, codes, speaker, bias = load_official_prompt("maeve", checkpoint="vui-nano-1.1")

with engine.new_row() as row:
    row.prefill([Segment(transcript, codes)], spk_emb=speaker, cond_bias=bias)
    _, audio = row.render("The soup needs more salt, but not much.", GenConfig(temperature=0.7))
torchaudio.save("out.wav", audio[0].float().cpu(), 24000)`);
  show("2", "usage", "python", "Speak with a model of 100 million parameters (22 kHz)", `import torchaudio
from vui.legacy import Vui, render

# Loads a checkpoint of fluxions/vui by its file name, here the basic model.
model = Vui.from_pretrained("vui-100m-base.pt").cuda()

waveform = render(
    model,
    "I wanted to take the early train, but the alarm clock had stopped in the night. "
    "So I had a long breakfast, read the whole paper, and went to the lake in the afternoon.",
)
torchaudio.save("out.wav", waveform[0].cpu(), 22050)`);
};
