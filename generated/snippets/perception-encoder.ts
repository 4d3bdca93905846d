// Generated – do not edit.
// source:    spec/libraries/perception-encoder.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const ID_PATTERN = /Core/u;

/** Shows how to install and use perception-encoder with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.11 or newer.
git clone https://github.com/facebookresearch/perception_models.git
cd perception_models
pip install torch==2.5.1 torchvision==0.20.1 xformers --index-url https://download.pytorch.org/whl/cu124
pip install -e .`);
  if (ID_PATTERN.test(facts.id)) {
    show("1.0", "usage", "python", "Say which text fits an image", `# Run this in the folder of the clone.
import core.vision_encoder.pe as pe
import core.vision_encoder.transforms as transforms
import torch
from PIL import Image

model = pe.CLIP.from_config("${python.inDouble(facts.name)}", pretrained=True).cuda()
preprocess = transforms.get_image_transform(model.image_size)
tokenizer = transforms.get_text_tokenizer(model.context_length)

image = preprocess(Image.open("apps/pe/docs/assets/cat.png")).unsqueeze(0).cuda()
labels = ["a bowl of soup", "a cat", "a bicycle"]

with torch.no_grad(), torch.autocast("cuda"):
    image_features, text_features, scale = model(image, tokenizer(labels).cuda())
    scores = (scale * image_features @ text_features.T).softmax(dim=-1)[0]
for label, score in zip(labels, scores.tolist()):
    print(f"{label}: {score:.3f}")`);
  } else {
    show("1.1", "usage", "python", "Turn an image into features", `# Run this in the folder of the clone.
import core.vision_encoder.pe as pe
import core.vision_encoder.transforms as transforms
import torch
from PIL import Image

model = pe.VisionTransformer.from_config("${python.inDouble(facts.name)}", pretrained=True).cuda()
preprocess = transforms.get_image_transform(model.image_size)

image = preprocess(Image.open("apps/pe/docs/assets/cat.png")).unsqueeze(0).cuda()
with torch.no_grad(), torch.autocast("cuda"):
    # One vector for each patch of the image
    features = model.forward_features(image, strip_cls_token=True)
print(features.shape)`);
  }
};
