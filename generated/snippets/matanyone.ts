// Generated – do not edit.
// source:    spec/libraries/matanyone.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of matanyone: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install git+https://github.com/pq-yang/MatAnyone.git`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model",
      render: (facts, python) => `from matanyone.model.matanyone import MatAnyone

model = MatAnyone.from_pretrained("${python.inDouble(facts.id)}")`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Cut a person out of a video",
      render: (facts, python) => `from matanyone import InferenceCore

processor = InferenceCore("${python.inDouble(facts.id)}")

# The mask is an image: white where the person stands in the first frame.
foreground_path, alpha_path = processor.process_video(
    input_path="path/to/video.mp4",
    mask_path="path/to/mask.png",
    output_path="outputs",
)
print(foreground_path, alpha_path)`,
    },
  ],
};
