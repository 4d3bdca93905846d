import torch
from terratorch.registry import BACKBONE_REGISTRY

# TerraTorch has its own names for models: list(BACKBONE_REGISTRY) shows them.
model = BACKBONE_REGISTRY.build("prithvi_eo_v2_300", pretrained=True)
model.eval()

# One image: blue, green, red and three infrared bands of 224 x 224 pixels.
# These are random numbers.
image = torch.rand(1, 6, 224, 224)
with torch.no_grad():
    features = model(image)
print(features[-1].shape)  # image x patches x numbers
