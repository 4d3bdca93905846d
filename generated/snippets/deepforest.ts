// Generated – do not edit.
// source:    spec/libraries/deepforest.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use deepforest with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U deepforest`);
  show("1", "usage", "python", "Find objects from above", `from deepforest import main

model = main.deepforest()
model.load_model(model_name="${python.inDouble(facts.id)}")

boxes = model.predict_image(path="path/to/aerial-image.png")
print(boxes)`);
};
