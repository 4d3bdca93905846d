import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("inclusionAI/LLaDA2.0-mini", dtype=torch.bfloat16, device_map="cuda")

prompt = "Why is the sea salty?"
print(pipe(prompt=prompt).texts[0])
