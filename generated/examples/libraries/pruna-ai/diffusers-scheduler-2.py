import torch
from pruna import PrunaModel

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("acme/fast-steps", torch_dtype=torch.bfloat16)

prompt = "A lighthouse on a cliff at dawn, painted in oil"
image = pipe(prompt).images[0]
image.save("image.png")
