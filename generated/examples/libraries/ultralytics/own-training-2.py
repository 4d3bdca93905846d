from huggingface_hub import hf_hub_download
from ultralytics import YOLO

weights = hf_hub_download("keremberke/yolov8m-table-extraction", "best.pt")
model = YOLO(weights)

# Also saves the image with bounding boxes around the objects, in the folder "runs".
source = "http://images.cocodataset.org/val2017/000000039769.jpg"
results = model.predict(source=source, save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())
