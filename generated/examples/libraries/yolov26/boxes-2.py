from huggingface_hub import hf_hub_download
from ultralytics import YOLO

# Replace the file name by one from the repository.
model = YOLO(hf_hub_download("acme/seabirds", "yolo26n.pt"))

results = model.predict(source="path/to/image.png", save=True)
print(results[0].boxes)
