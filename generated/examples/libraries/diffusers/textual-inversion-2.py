import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = DiffusionPipeline.from_pretrained("acme/paint-xl", dtype=torch.bfloat16, device_map="cuda")
pipe.load_textual_inversion("acme/tiny-robot")
