import torch
from pruna_pro import PrunaProModel

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = PrunaProModel.from_pretrained("acme/DiffusionPipeline-pruna", dtype=torch.bfloat16, device_map="cuda")

prompt = "a poster that says DiffusionPipeline"
image = pipe(prompt).images[0]
