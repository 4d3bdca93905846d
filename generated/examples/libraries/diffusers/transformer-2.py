import torch
from diffusers import AutoModel, DiffusionPipeline

transformer = AutoModel.from_pretrained("acme/flux-turbo-transformer", dtype=torch.bfloat16)
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained(
    "black-forest-labs/FLUX.1-dev", transformer=transformer, dtype=torch.bfloat16, device_map="cuda"
)

prompt = "A lighthouse on a cliff at dawn, painted in oil"
image = pipe(prompt).images[0]
image.save("image.png")
