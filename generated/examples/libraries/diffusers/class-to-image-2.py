import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("facebook/DiT-XL-2-256", dtype=torch.bfloat16, device_map="cuda")

# The model makes an image of one of the classes that it was trained with.
image = pipe(class_labels=[207]).images[0]
image.save("image.png")
