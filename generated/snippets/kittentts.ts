// Generated – do not edit.
// source:    spec/libraries/kittentts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of kittentts: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U soundfile git+https://github.com/KittenML/KittenTTS`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Speak a sentence",
      render: (facts, python) => `import soundfile as sf
from kittentts import KittenTTS

model = KittenTTS("${python.inDouble(facts.id)}")
audio = model.generate("My bicycle has a flat tyre again.")
sf.write("output.wav", audio, 24000)`,
    },
  ],
};
