// Generated – do not edit.
// source:    spec/libraries/dia-tts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of dia-tts: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install git+https://github.com/nari-labs/dia.git soundfile`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Speak a dialogue",
      render: (facts, python) => `import soundfile as sf
from dia.model import Dia

model = Dia.from_pretrained("${python.inDouble(facts.id)}")

text = "[S1] Did you water the tomatoes? [S2] Twice, and the basil as well. [S1] Then we can go."
output = model.generate(text)
sf.write("simple.mp3", output, 44100)`,
    },
  ],
};
