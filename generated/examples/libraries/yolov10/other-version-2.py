from huggingface_hub import hf_hub_download
from ultralytics import YOLO

weights = hf_hub_download("acme/traffic-spotter-8", "fill-in-file.pt")
model = YOLO(weights)  # YOLO reads the version, YOLOv8, from the file.

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
results = model.predict(source=source, save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())
