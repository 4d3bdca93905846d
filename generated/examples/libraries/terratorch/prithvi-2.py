import torch
from terratorch.registry import BACKBONE_REGISTRY

# TerraTorch has its own names for models. list(BACKBONE_REGISTRY) returns these names.
model = BACKBONE_REGISTRY.build("prithvi_eo_v2_300", pretrained=True)
model.eval()

# One image of 224 x 224 pixels with blue, green, red and three infrared bands.
# These are random numbers.
image = torch.rand(1, 6, 224, 224)
with torch.no_grad():
    features = model(image)
print(features[-1].shape)  # image x patches x numbers
