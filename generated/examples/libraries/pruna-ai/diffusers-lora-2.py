import torch
from pruna import PrunaModel

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("acme/paint-xl", torch_dtype=torch.bfloat16)
pipe.load_lora_weights("acme/watercolour-lora")

prompt = "a harbour in the style of WTRCLR"
image = pipe(prompt).images[0]
image.save("image.png")
