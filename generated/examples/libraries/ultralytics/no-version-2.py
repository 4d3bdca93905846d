from huggingface_hub import hf_hub_download
from ultralytics import YOLO

# No valid YOLO version tag found.
# Replace XX with the correct version, or the whole name with that of the weights file.
weights = hf_hub_download("acme/parcels", "yolovXXn.pt")
model = YOLO(weights)

# Saves the picture with boxes around the objects below the folder "runs".
source = "http://images.cocodataset.org/val2017/000000039769.jpg"
model.predict(source=source, save=True)
