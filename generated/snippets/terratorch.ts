// Generated – do not edit.
// source:    spec/libraries/terratorch.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const NAME_PATTERN = /^TerraMind/u;

/** Shows how to install and use terratorch with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U terratorch`);
  if (NAME_PATTERN.test(facts.name)) {
    show("1.0", "usage", "python", "Turn satellite images into features", `import torch
from terratorch.registry import BACKBONE_REGISTRY

model = BACKBONE_REGISTRY.build("${python.inDouble(facts.terratorch_backbone)}", pretrained=True, modalities=["S2L2A"])
model.eval()

# Random numbers in the shape of a Sentinel-2 image, with 12 bands of 224 x 224 pixels
image = torch.rand(1, 12, 224, 224)
with torch.no_grad():
    features = model({"S2L2A": image})
print(features[-1].shape)  # image x patches x numbers`);
  } else {
    show("1.1", "usage", "python", "Turn satellite images into features", `import torch
from terratorch.registry import BACKBONE_REGISTRY

# TerraTorch has its own names for models. list(BACKBONE_REGISTRY) returns these names.
model = BACKBONE_REGISTRY.build("${python.inDouble(facts.terratorch_backbone)}", pretrained=True)
model.eval()

# One image of 224 x 224 pixels with blue, green, red and three infrared bands.
# These are random numbers.
image = torch.rand(1, 6, 224, 224)
with torch.no_grad():
    features = model(image)
print(features[-1].shape)  # image x patches x numbers`);
  }
};
