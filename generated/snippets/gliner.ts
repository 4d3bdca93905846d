// Generated – do not edit.
// source:    spec/libraries/gliner.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of gliner: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U gliner`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Find entities",
      render: (facts, python) => `from gliner import GLiNER

model = GLiNER.from_pretrained("${python.inDouble(facts.id)}")

text = "Ines moved from Porto to Oslo in March and now repairs bicycles."
for entity in model.predict_entities(text, ["person", "city", "month"]):
    print(entity["text"], entity["label"])`,
    },
  ],
};
