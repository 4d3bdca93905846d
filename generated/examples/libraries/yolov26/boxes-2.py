from huggingface_hub import hf_hub_download
from ultralytics import YOLO

# Replace the file name with the name of a file in the repository.
model = YOLO(hf_hub_download("acme/seabirds", "yolo26n.pt"))

results = model.predict(source="path/to/image.png", save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())
