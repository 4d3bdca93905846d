// Generated – do not edit.
// source:    spec/libraries/dia-tts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use dia-tts with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install (Python 3.10 to 3.13)", `# Needs Python 3.13 or older, because Dia requires torch 2.6.
pip install git+https://github.com/nari-labs/dia.git`);
  show("1", "usage", "python", "Speak a dialogue", `from dia.model import Dia

model = Dia.from_pretrained("${python.inDouble(facts.id)}")

# [S1] and [S2] are the two speakers.
text = "[S1] Did you water the tomatoes? [S2] Twice, and the basil as well. [S1] Then we can go."
audio = model.generate(text)
model.save_audio("dialogue.wav", audio)  # 44100 samples a second`);
};
