from huggingface_hub import hf_hub_download
from ultralytics import YOLO

# The model's tags do not say which version of YOLO this is: write its number instead of XX,
# or the name of the repository's weights file instead of the whole name.
weights = hf_hub_download("acme/parcels", "yolovXXn.pt")
model = YOLO(weights)

# Also saves the picture, with boxes around the objects, below the folder "runs".
source = "http://images.cocodataset.org/val2017/000000039769.jpg"
results = model.predict(source=source, save=True)
for box in results[0].boxes:
    print(results[0].names[int(box.cls)], round(float(box.conf), 3), box.xyxy.tolist())
