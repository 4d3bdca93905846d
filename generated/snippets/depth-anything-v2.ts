// Generated – do not edit.
// source:    spec/libraries/depth-anything-v2.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use depth-anything-v2 with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `git clone https://github.com/DepthAnything/Depth-Anything-V2.git
cd Depth-Anything-V2
pip install -r requirements.txt huggingface_hub`);
  if (facts.id === "depth-anything/Depth-Anything-V2-Small") {
    show("1.0", "usage", "python", "Measure depth", `# Run this in the folder Depth-Anything-V2.
import cv2
import torch
from depth_anything_v2.dpt import DepthAnythingV2
from huggingface_hub import hf_hub_download

model = DepthAnythingV2(encoder="vits", features=64, out_channels=[48, 96, 192, 384])
filepath = hf_hub_download(
    repo_id="${python.inDouble(facts.id)}", filename="depth_anything_v2_vits.pth", repo_type="model"
)
state_dict = torch.load(filepath, map_location="cpu", weights_only=True)
model.load_state_dict(state_dict)
model.eval()

raw_img = cv2.imread("path/to/image.png")
depth = model.infer_image(raw_img)  # relative depth: one number per pixel, height x width
cv2.imwrite("depth.png", cv2.normalize(depth, None, 0, 255, cv2.NORM_MINMAX))`);
  } else if (facts.id === "depth-anything/Depth-Anything-V2-Base") {
    show("1.1", "usage", "python", "Measure depth", `# Run this in the folder Depth-Anything-V2.
import cv2
import torch
from depth_anything_v2.dpt import DepthAnythingV2
from huggingface_hub import hf_hub_download

model = DepthAnythingV2(encoder="vitb", features=128, out_channels=[96, 192, 384, 768])
filepath = hf_hub_download(
    repo_id="${python.inDouble(facts.id)}", filename="depth_anything_v2_vitb.pth", repo_type="model"
)
state_dict = torch.load(filepath, map_location="cpu", weights_only=True)
model.load_state_dict(state_dict)
model.eval()

raw_img = cv2.imread("path/to/image.png")
depth = model.infer_image(raw_img)  # relative depth: one number per pixel, height x width
cv2.imwrite("depth.png", cv2.normalize(depth, None, 0, 255, cv2.NORM_MINMAX))`);
  } else if (facts.id === "depth-anything/Depth-Anything-V2-Large") {
    show("1.2", "usage", "python", "Measure depth", `# Run this in the folder Depth-Anything-V2.
import cv2
import torch
from depth_anything_v2.dpt import DepthAnythingV2
from huggingface_hub import hf_hub_download

model = DepthAnythingV2(encoder="vitl", features=256, out_channels=[256, 512, 1024, 1024])
filepath = hf_hub_download(
    repo_id="${python.inDouble(facts.id)}", filename="depth_anything_v2_vitl.pth", repo_type="model"
)
state_dict = torch.load(filepath, map_location="cpu", weights_only=True)
model.load_state_dict(state_dict)
model.eval()

raw_img = cv2.imread("path/to/image.png")
depth = model.infer_image(raw_img)  # relative depth: one number per pixel, height x width
cv2.imwrite("depth.png", cv2.normalize(depth, None, 0, 255, cv2.NORM_MINMAX))`);
  } else {
    show("1.3", "usage", "python", "Measure depth", `# Run this in the folder Depth-Anything-V2.
import cv2
import torch
from depth_anything_v2.dpt import DepthAnythingV2
from huggingface_hub import hf_hub_download

sizes = {
    "vits": {"features": 64, "out_channels": [48, 96, 192, 384]},
    "vitb": {"features": 128, "out_channels": [96, 192, 384, 768]},
    "vitl": {"features": 256, "out_channels": [256, 512, 1024, 1024]},
    "vitg": {"features": 384, "out_channels": [1536, 1536, 1536, 1536]},
}
# The size of the model is unknown. Set one of the sizes above.
encoder = "fill-in-encoder"

model = DepthAnythingV2(encoder=encoder, **sizes[encoder])
filepath = hf_hub_download(
    repo_id="${python.inDouble(facts.id)}", filename=f"depth_anything_v2_{encoder}.pth", repo_type="model"
)
state_dict = torch.load(filepath, map_location="cpu", weights_only=True)
model.load_state_dict(state_dict)
model.eval()

raw_img = cv2.imread("path/to/image.png")
depth = model.infer_image(raw_img)  # relative depth: one number per pixel, height x width
cv2.imwrite("depth.png", cv2.normalize(depth, None, 0, 255, cv2.NORM_MINMAX))`);
  }
};
