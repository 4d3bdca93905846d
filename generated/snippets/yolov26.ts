// Generated – do not edit.
// source:    spec/libraries/yolov26.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use yolov26 with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U huggingface_hub ultralytics`);
  show("1", "usage", "python", "Detect objects", `from huggingface_hub import hf_hub_download
from ultralytics import YOLO

# Replace the file name with the name of a file in the repository.
model = YOLO(hf_hub_download("${python.inDouble(facts.id)}", "yolo26n.pt"))

results = model.predict(source="path/to/image.png", save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())`);
};
