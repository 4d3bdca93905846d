// Generated – do not edit.
// source:    spec/libraries/flexray.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use flexray with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U flexray`);
  show("1", "usage", "python", "Segment an X-ray image", `from fxr.inference import FleXraySegmenter

segmenter = FleXraySegmenter.from_pretrained("${python.inDouble(facts.id)}")
prediction = segmenter.predict("path/to/image.png", threshold=0.5)
masks = prediction.masks  # 0 or 1 for each pixel: batch x classes x height x width
print(masks.shape)`);
};
