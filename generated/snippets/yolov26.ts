// Generated – do not edit.
// source:    spec/libraries/yolov26.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of yolov26: what to show for which model. */
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
      kind: "usage",
      language: "python",
      title: "Detect objects",
      render: (facts, python) => `from huggingface_hub import hf_hub_download
from ultralytics import YOLO

# Replace the file name by one from the repository.
model = YOLO(hf_hub_download("${python.inDouble(facts.id)}", "yolo26n.pt"))

results = model.predict(source="path/to/image.png", save=True)
print(results[0].boxes)`,
    },
  ],
};
