// Generated – do not edit.
// source:    spec/libraries/vfi-mamba.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use vfi-mamba with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.10 and an NVIDIA GPU.
git clone https://github.com/MCG-NJU/VFIMamba.git
cd VFIMamba
pip install torch numpy opencv-python scikit-image timm tqdm tensorboard huggingface_hub transformers${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}
pip install causal-conv1d mamba-ssm`);
  show("1", "usage", "python", "Make the frame between two frames", `# Run this in the folder of the clone.
import cv2
import torch
from benchmark.utils.padder import InputPadder
from Trainer_finetune import Model

model = Model.from_pretrained("${python.inDouble(facts.id)}")
model.eval()

# Two frames as numbers from 0 to 1, in the shape frame x channel x height x width
first = torch.tensor(cv2.imread("example/im1.png")).cuda().permute(2, 0, 1)[None] / 255
second = torch.tensor(cv2.imread("example/im2.png")).cuda().permute(2, 0, 1)[None] / 255

# Pads the frames, because both sides must be multiples of 32.
padder = InputPadder(first.shape, divisor=32)
first, second = padder.pad(first, second)
middle = padder.unpad(model.inference(first, second, local=True))

frame = (middle[0].permute(1, 2, 0).clamp(0, 1) * 255).byte()
cv2.imwrite("between.png", frame.cpu().numpy())`);
};
