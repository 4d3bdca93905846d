# Replace XX with the version of YOLO, twice. The model's tags do not name the version.
from ultralytics import YOLOvXX

model = YOLOvXX.from_pretrained("acme/traffic-spotter-x")

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
results = model.predict(source=source, save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())
