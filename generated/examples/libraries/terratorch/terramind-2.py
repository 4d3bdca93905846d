import torch
from terratorch.registry import BACKBONE_REGISTRY

model = BACKBONE_REGISTRY.build("terramind_v1_base", pretrained=True, modalities=["S2L2A"])
model.eval()

# Random numbers in the shape of a Sentinel-2 image, with 12 bands of 224 x 224 pixels
image = torch.rand(1, 12, 224, 224)
with torch.no_grad():
    features = model({"S2L2A": image})
print(features[-1].shape)  # image x patches x numbers
