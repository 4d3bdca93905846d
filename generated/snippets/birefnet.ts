// Generated – do not edit.
// source:    spec/libraries/birefnet.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use birefnet with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  show("0", "install", "bash", "Install what the model needs in transformers", `pip install -U transformers torch torchvision timm kornia einops pillow${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
  show("1", "usage", "python", "Cut out the foreground with transformers", `import torch
from PIL import Image
from torchvision import transforms
from transformers import AutoModelForImageSegmentation

# Warning: trust_remote_code=True runs Python code from the model repository. Read the code first.
model = AutoModelForImageSegmentation.from_pretrained("${python.inDouble(facts.id)}", trust_remote_code=True)
model.float().eval()

image = Image.open("path/to/image.jpg").convert("RGB")
preprocess = transforms.Compose([
    transforms.Resize((1024, 1024)),
    transforms.ToTensor(),
    transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
])
with torch.no_grad():
    prediction = model(preprocess(image).unsqueeze(0))[-1].sigmoid()

# Uses the mask as the transparency (alpha) of the image.
mask = transforms.ToPILImage()(prediction[0].squeeze()).resize(image.size)
image.putalpha(mask)
image.save("foreground.png")`);
  show("2", "install", "bash", "Get the source code", `git clone https://github.com/ZhengPeng7/BiRefNet.git
cd BiRefNet
pip install -r requirements.txt`);
  show("3", "usage", "python", "Cut out the foreground with the source code", `# Run this in the folder BiRefNet.
import torch
from models.birefnet import BiRefNet
from PIL import Image
from torchvision import transforms

model = BiRefNet.from_pretrained("${python.inDouble(facts.id)}").float().eval()

image = Image.open("path/to/image.jpg").convert("RGB")
preprocess = transforms.Compose([
    transforms.Resize((1024, 1024)),
    transforms.ToTensor(),
    transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
])
with torch.no_grad():
    prediction = model(preprocess(image).unsqueeze(0))[-1].sigmoid()

# Uses the mask as the transparency (alpha) of the image.
mask = transforms.ToPILImage()(prediction[0].squeeze()).resize(image.size)
image.putalpha(mask)
image.save("foreground.png")`);
};
