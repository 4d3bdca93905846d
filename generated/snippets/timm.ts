// Generated – do not edit.
// source:    spec/libraries/timm.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use timm with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U timm`);
  if (facts.pipeline_tag === "image-feature-extraction") {
    show("1.0", "usage", "python", "Get the features of an image", `from urllib.request import urlopen

import timm
import torch
from PIL import Image

model = timm.create_model("hf-hub:${python.inDouble(facts.id)}", pretrained=True, num_classes=0).eval()
transform = timm.data.create_transform(**timm.data.resolve_model_data_config(model), is_training=False)

url = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
image = Image.open(urlopen(url)).convert("RGB")

with torch.no_grad():
    features = model(transform(image).unsqueeze(0))
print(features.shape, features)`);
  } else {
    show("1.1", "usage", "python", "Classify an image", `from urllib.request import urlopen

import timm
import torch
from PIL import Image

model = timm.create_model("hf-hub:${python.inDouble(facts.id)}", pretrained=True).eval()
transform = timm.data.create_transform(**timm.data.resolve_model_data_config(model), is_training=False)

url = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
image = Image.open(urlopen(url)).convert("RGB")

with torch.no_grad():
    scores = model(transform(image).unsqueeze(0)).softmax(dim=1)[0]

# Prints the five most likely classes, by name, or by number if the model has no class names.
names = model.pretrained_cfg.get("label_names") or list(range(model.num_classes))
for score, index in zip(*scores.topk(5)):
    print(names[index], round(score.item(), 3))`);
  }
};
