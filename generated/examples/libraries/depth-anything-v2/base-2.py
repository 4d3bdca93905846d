# Run this in the folder Depth-Anything-V2.
import cv2
import torch
from depth_anything_v2.dpt import DepthAnythingV2
from huggingface_hub import hf_hub_download

model = DepthAnythingV2(encoder="vitb", features=128, out_channels=[96, 192, 384, 768])
filepath = hf_hub_download(
    repo_id="depth-anything/Depth-Anything-V2-Base", filename="depth_anything_v2_vitb.pth", repo_type="model"
)
state_dict = torch.load(filepath, map_location="cpu", weights_only=True)
model.load_state_dict(state_dict)
model.eval()

raw_img = cv2.imread("path/to/image.png")
depth = model.infer_image(raw_img)  # relative depth: one number per pixel, height x width
cv2.imwrite("depth.png", cv2.normalize(depth, None, 0, 255, cv2.NORM_MINMAX))
