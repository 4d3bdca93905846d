import torch
from diffusers import StableDiffusionLDM3DPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = StableDiffusionLDM3DPipeline.from_pretrained("Intel/ldm3d-4c", dtype=torch.bfloat16, device_map="cuda")

prompt = "A lighthouse on a cliff at dawn, painted in oil"
result = pipe(prompt)
result.rgb[0].save("image.png")
result.depth[0].save("depth.png")
