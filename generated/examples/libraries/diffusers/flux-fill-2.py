import torch
from diffusers import FluxFillPipeline
from diffusers.utils import load_image

samples = "https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main/"
image = load_image(samples + "cup.png")
mask = load_image(samples + "cup_mask.png")

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = FluxFillPipeline.from_pretrained("acme/flux-fill", dtype=torch.bfloat16, device_map="cuda")
image = pipe(
    prompt="a cup with a fern leaf painted on it",
    image=image,
    mask_image=mask,
    height=1632,
    width=1232,
    guidance_scale=30,
    num_inference_steps=50,
    max_sequence_length=512,
    generator=torch.Generator("cpu").manual_seed(0),
).images[0]
image.save("image.png")
