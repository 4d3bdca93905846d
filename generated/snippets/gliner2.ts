// Generated – do not edit.
// source:    spec/libraries/gliner2.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of gliner2: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U "gliner2[local]"`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Find names in a text",
      render: (facts, python) => `from gliner2 import AutoExtractor

model = AutoExtractor.from_pretrained("${python.inDouble(facts.id)}")

text = "On Friday, Maria Okafor takes the night train from Vienna to Hamburg."
result = model.extract_entities(text, ["person", "city", "day"])
print(result)`,
    },
  ],
};
