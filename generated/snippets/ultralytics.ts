// Generated – do not edit.
// source:    spec/libraries/ultralytics.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of ultralytics: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U huggingface_hub ultralytics`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => facts.yolo_version !== "",
          kind: "usage",
          language: "python",
          title: "Detect objects",
          render: (facts, python) => `from huggingface_hub import hf_hub_download
from ultralytics import YOLO

# Replace the file name, if the repository has another, such as best.pt.
weights = hf_hub_download("${python.inDouble(facts.id)}", "yolov${python.inDouble(facts.yolo_version)}n.pt")
model = YOLO(weights)

# Saves the picture with boxes around the objects below the folder "runs".
source = "http://images.cocodataset.org/val2017/000000039769.jpg"
model.predict(source=source, save=True)`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Detect objects",
          render: (facts, python) => `from huggingface_hub import hf_hub_download
from ultralytics import YOLO

# No valid YOLO version tag found.
# Replace XX with the correct version, or the whole name with that of the weights file.
weights = hf_hub_download("${python.inDouble(facts.id)}", "yolovXXn.pt")
model = YOLO(weights)

# Saves the picture with boxes around the objects below the folder "runs".
source = "http://images.cocodataset.org/val2017/000000039769.jpg"
model.predict(source=source, save=True)`,
        },
      ],
    },
  ],
};
