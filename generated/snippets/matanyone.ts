// Generated – do not edit.
// source:    spec/libraries/matanyone.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use matanyone with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install git+https://github.com/pq-yang/MatAnyone.git`);
  show("1", "usage", "python", "Cut a person out of a video", `from matanyone import InferenceCore

processor = InferenceCore("${python.inDouble(facts.id)}")

# The mask is an image. It is white where the person is in the first frame.
foreground_path, alpha_path = processor.process_video(
    input_path="path/to/video.mp4",
    mask_path="path/to/mask.png",
    output_path="outputs",
)
print(foreground_path, alpha_path)`);
};
