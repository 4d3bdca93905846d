import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("acme/paint-xl", dtype=torch.bfloat16, device_map="cuda")
pipe.load_textual_inversion("acme/tiny-robot")

# The prompt must contain the word that the model was trained with.
prompt = "A lighthouse on a cliff at dawn, painted in oil"
image = pipe(prompt).images[0]
image.save("image.png")
