from urllib.request import urlopen

import timm
import torch
from PIL import Image

model = timm.create_model("hf-hub:acme/leaf-net-features", pretrained=True, num_classes=0).eval()
transform = timm.data.create_transform(**timm.data.resolve_model_data_config(model), is_training=False)

url = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
image = Image.open(urlopen(url)).convert("RGB")

with torch.no_grad():
    features = model(transform(image).unsqueeze(0))
print(features.shape, features)
