// Generated – do not edit.
// source:    spec/libraries/vui.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of vui: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install git+https://github.com/fluxions-ai/vui torchaudio`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Speak with a model of 100 million parameters (22 kHz)",
      render: () => `import torchaudio
from vui.legacy import Vui, render

# The name of a checkpoint file, here that of the basic model.
model = Vui.from_pretrained("vui-100m-base.pt").cuda()

waveform = render(
    model,
    "I wanted to take the early train, but the alarm clock had stopped in the night. "
    "So I had a long breakfast, read the whole paper, and went to the lake in the afternoon.",
)
torchaudio.save("out.opus", waveform[0].cpu(), 22050)`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Speak with a newer model (24 kHz)",
      render: () => `import torchaudio
from vui.engine import Engine, GenConfig, Segment
from vui.prompt_files import load_official_prompt

engine = Engine()  # takes the name or path of another checkpoint
voice = load_official_prompt("maeve", checkpoint=engine.checkpoint)
transcript, codes, speaker, bias = voice

with engine.new_row() as row:
    row.prefill([Segment(transcript, codes)], spk_emb=speaker, cond_bias=bias)
    _, audio = row.render("The soup needs more salt, but not much.", GenConfig(temperature=0.7))
torchaudio.save("out.wav", audio[0].float().cpu(), 24000)`,
    },
  ],
};
