// Generated – do not edit.
// source:    spec/libraries/gliner.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use gliner with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U gliner`);
  show("1", "usage", "python", "Find entities", `from gliner import GLiNER

model = GLiNER.from_pretrained("${python.inDouble(facts.id)}")

text = "Ines moved from Porto to Oslo in March and now repairs bicycles."
for entity in model.predict_entities(text, ["person", "city", "month"]):
    print(entity["text"], entity["label"])`);
};
