import torch
from pruna import PrunaModel

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("facebook/DiT-XL-2-256", torch_dtype=torch.bfloat16)

# The model makes an image of one of the classes that it was trained with.
image = pipe(class_labels=[207]).images[0]
image.save("image.png")
