# Run this in the folder Depth-Anything-V2.
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
    repo_id="acme/depth-of-gardens", filename=f"depth_anything_v2_{encoder}.pth", repo_type="model"
)
state_dict = torch.load(filepath, map_location="cpu", weights_only=True)
model.load_state_dict(state_dict)
model.eval()

raw_img = cv2.imread("path/to/image.png")
depth = model.infer_image(raw_img)  # relative depth: one number per pixel, height x width
cv2.imwrite("depth.png", cv2.normalize(depth, None, 0, 255, cv2.NORM_MINMAX))
