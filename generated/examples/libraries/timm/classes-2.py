from urllib.request import urlopen

import timm
import torch
from PIL import Image

model = timm.create_model("hf-hub:acme/leaf-net-34", pretrained=True).eval()
transform = timm.data.create_transform(**timm.data.resolve_model_data_config(model), is_training=False)

url = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
image = Image.open(urlopen(url)).convert("RGB")

with torch.no_grad():
    scores = model(transform(image).unsqueeze(0)).softmax(dim=1)[0]

# Prints the five most likely classes, by name, or by number if the model has no class names.
names = model.pretrained_cfg.get("label_names") or list(range(model.num_classes))
for score, index in zip(*scores.topk(5)):
    print(names[index], round(score.item(), 3))
