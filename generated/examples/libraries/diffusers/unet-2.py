import torch
from diffusers import DiffusionPipeline, UNet2DConditionModel

unet = UNet2DConditionModel.from_pretrained("mhdang/dpo-sd1.5-text2image-v1", dtype=torch.bfloat16)
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("stable-diffusion-v1-5/stable-diffusion-v1-5", unet=unet, dtype=torch.bfloat16, device_map="cuda")

prompt = "A lighthouse on a cliff at dawn, painted in oil"
image = pipe(prompt).images[0]
image.save("image.png")
