import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("Fantasy-Studio/Paint-by-Example", dtype=torch.bfloat16, device_map="cuda")

# The inputs depend on the class of the pipeline. This prints the arguments of pipe(...), among others:
help(pipe)
