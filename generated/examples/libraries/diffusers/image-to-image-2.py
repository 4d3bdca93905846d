import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("acme/edit-1", dtype=torch.bfloat16, device_map="cuda")

prompt = "Write \"closed\" on the shop's door"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(image=input_image, prompt=prompt).images[0]
image.save("image.png")
