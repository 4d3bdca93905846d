// Generated – do not edit.
// source:    spec/libraries/span-marker.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of span-marker: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U span_marker`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Find entities",
      render: (facts, python) => `from span_marker import SpanMarkerModel

model = SpanMarkerModel.from_pretrained("${python.inDouble(facts.id)}")

for entity in model.predict("Ines moved from Porto to Oslo and now repairs bicycles."):
    print(entity["span"], entity["label"])`,
    },
  ],
};
