// Generated – do not edit.
// source:    spec/libraries/mobilint.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use mobilint with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs a Mobilint accelerator, and Python 3.10, 3.11 or 3.12.
pip install -U mblt-model-zoo`);
  show("1", "usage", "python", "Run the model on the accelerator", `from mblt_model_zoo.vision import MBLT_Engine

image_path = "path/to/image.png"
model = MBLT_Engine(model_cls="${python.inDouble(facts.name)}", model_type="DEFAULT", model_path="", core_mode="global8")
try:
    output = model(model.preprocess(image_path))
    result = model.postprocess(output)
    # Draws the labels, bounding boxes or mask on a copy of the image.
    result.plot(source_path=image_path, save_path="result.jpg")
finally:
    # Releases the accelerator, also after an error.
    model.dispose()`);
};
