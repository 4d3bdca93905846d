// Generated – do not edit.
// source:    spec/libraries/deepforest.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of deepforest: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U deepforest`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Find objects from above",
      render: (facts, python) => `from deepforest import main

model = main.deepforest()
model.load_model(model_name="${python.inDouble(facts.id)}")

boxes = model.predict_image(path="path/to/aerial-image.png")
print(boxes)`,
    },
  ],
};
