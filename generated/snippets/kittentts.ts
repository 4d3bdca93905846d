// Generated – do not edit.
// source:    spec/libraries/kittentts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use kittentts with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U soundfile git+https://github.com/KittenML/KittenTTS`);
  show("1", "usage", "python", "Speak a sentence", `import soundfile as sf
from kittentts import KittenTTS

model = KittenTTS("${python.inDouble(facts.id)}")
audio = model.generate("My bicycle has a flat tyre again.")
sf.write("output.wav", audio, 24000)`);
};
