// Generated – do not edit.
// source:    spec/libraries/gliner2.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use gliner2 with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U "gliner2[local]"`);
  show("1", "usage", "python", "Find names in a text", `from gliner2 import AutoExtractor

model = AutoExtractor.from_pretrained("${python.inDouble(facts.id)}")

text = "On Friday, Maria Okafor takes the night train from Vienna to Hamburg."
result = model.extract_entities(text, ["person", "city", "day"])
print(result)`);
};
