// Generated – do not edit.
// source:    spec/libraries/ultralytics.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use ultralytics with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U huggingface_hub ultralytics`);
  if (facts.yolo_file !== "") {
    show("1.0", "usage", "python", "Detect objects", `from huggingface_hub import hf_hub_download
from ultralytics import YOLO

weights = hf_hub_download("${python.inDouble(facts.id)}", "${python.inDouble(facts.yolo_file)}")
model = YOLO(weights)

# Also saves the image with bounding boxes around the objects, in the folder "runs".
source = "http://images.cocodataset.org/val2017/000000039769.jpg"
results = model.predict(source=source, save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())`);
  } else if (facts.yolo_version !== "") {
    show("1.1", "usage", "python", "Detect objects", `from huggingface_hub import hf_hub_download
from ultralytics import YOLO

# If the repository contains another file, such as best.pt, replace the file name.
weights = hf_hub_download("${python.inDouble(facts.id)}", "yolov${python.inDouble(facts.yolo_version)}n.pt")
model = YOLO(weights)

# Also saves the image with bounding boxes around the objects, in the folder "runs".
source = "http://images.cocodataset.org/val2017/000000039769.jpg"
results = model.predict(source=source, save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())`);
  } else {
    show("1.2", "usage", "python", "Detect objects", `from huggingface_hub import hf_hub_download
from ultralytics import YOLO

# The model's tags do not name the version of YOLO. Replace XX with its number.
weights = hf_hub_download("${python.inDouble(facts.id)}", "yolovXXn.pt")
model = YOLO(weights)

# Also saves the image with bounding boxes around the objects, in the folder "runs".
source = "http://images.cocodataset.org/val2017/000000039769.jpg"
results = model.predict(source=source, save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())`);
  }
};
