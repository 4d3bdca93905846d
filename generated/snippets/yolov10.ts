// Generated – do not edit.
// source:    spec/libraries/yolov10.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use yolov10 with a model. */
export const rules: Rules = (facts, { python }, show) => {
  if (facts.yolov10_version === "10") {
    show("0.0", "install", "bash", "Install", `pip install git+https://github.com/THU-MIG/yolov10.git huggingface_hub`);
    show("0.1", "usage", "python", "Find objects, from a config.json and a model.safetensors", `from ultralytics import YOLOv10

model = YOLOv10.from_pretrained("${python.inDouble(facts.id)}")

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
results = model.predict(source=source, save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())`);
    show("0.2", "usage", "python", "Find objects, from a .pt file", `from huggingface_hub import hf_hub_download
from ultralytics import YOLOv10

weights = hf_hub_download("${python.inDouble(facts.id)}", "${facts.yolo_file !== "" ? `${python.inDouble(facts.yolo_file)}` : `fill-in-file.pt`}")
model = YOLOv10(weights)

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
results = model.predict(source=source, save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())`);
  } else if (facts.yolov10_version !== "") {
    show("1.0", "install", "bash", "Install", `pip install -U ultralytics huggingface_hub`);
    show("1.1", "usage", "python", "Find objects", `from huggingface_hub import hf_hub_download
from ultralytics import YOLO

weights = hf_hub_download("${python.inDouble(facts.id)}", "${facts.yolo_file !== "" ? `${python.inDouble(facts.yolo_file)}` : `fill-in-file.pt`}")
model = YOLO(weights)  # YOLO reads the version, YOLOv${python.inComment(facts.yolov10_version)}, from the file.

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
results = model.predict(source=source, save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())`);
  } else {
    show("2.0", "install", "bash", "Install", `pip install git+https://github.com/THU-MIG/yolov10.git huggingface_hub`);
    show("2.1", "usage", "python", "Find objects", `# Replace XX with the version of YOLO, twice. The model's tags do not name the version.
from ultralytics import YOLOvXX

model = YOLOvXX.from_pretrained("${python.inDouble(facts.id)}")

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
results = model.predict(source=source, save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())`);
  }
};
