from huggingface_hub import hf_hub_download
from ultralytics import YOLOv10

weights = hf_hub_download("acme/traffic-spotter", "fill-in-file.pt")
model = YOLOv10(weights)

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
results = model.predict(source=source, save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())
