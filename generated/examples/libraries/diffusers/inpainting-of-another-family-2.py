import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("acme/patch-3", dtype=torch.bfloat16, device_map="cuda")

samples = "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/"
image = load_image(samples + "overture-creations-5sI6fQgYIuo.png").resize((1024, 1024))
mask_image = load_image(samples + "overture-creations-5sI6fQgYIuo_mask.png").resize((1024, 1024))
prompt = "a wicker basket full of apples"
image = pipe(prompt=prompt, image=image, mask_image=mask_image).images[0]
image.save("image.png")
