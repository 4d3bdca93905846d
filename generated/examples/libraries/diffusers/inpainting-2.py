import torch
from diffusers import AutoPipelineForInpainting
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = AutoPipelineForInpainting.from_pretrained("acme/patch-xl", dtype=torch.float16, device_map="cuda")

samples = "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/"
image = load_image(samples + "overture-creations-5sI6fQgYIuo.png").resize((1024, 1024))
mask_image = load_image(samples + "overture-creations-5sI6fQgYIuo_mask.png").resize((1024, 1024))

image = pipe(
    prompt="a wicker basket full of apples",
    image=image,
    mask_image=mask_image,
    guidance_scale=8.0,
    num_inference_steps=20,
    strength=0.99,
    generator=torch.Generator(device="cuda").manual_seed(0),
).images[0]
image.save("image.png")
