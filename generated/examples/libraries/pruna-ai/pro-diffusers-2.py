import torch
from pruna_pro import PrunaProModel

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaProModel.from_pretrained("acme/DiffusionPipeline-pruna", torch_dtype=torch.bfloat16)

prompt = "a poster that says DiffusionPipeline"
image = pipe(prompt).images[0]
image.save("image.png")
