// Generated – do not edit.
// source:    spec/libraries/flexray.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of flexray: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U flexray`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Segment an X-ray image",
      render: (facts, python) => `from fxr.inference import FleXraySegmenter

segmenter = FleXraySegmenter.from_pretrained("${python.inDouble(facts.id)}")
prediction = segmenter.predict("path/to/image.png", threshold=0.5)
masks = prediction.masks  # 0 or 1 for each pixel: batch x classes x height x width
print(masks.shape)`,
    },
  ],
};
