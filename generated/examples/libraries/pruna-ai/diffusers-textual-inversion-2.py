import torch
from pruna import PrunaModel

# On a Mac with Apple silicon, use "mps" in place of "cuda".
pipe = PrunaModel.from_pretrained("acme/paint-xl", dtype=torch.bfloat16, device_map="cuda")
pipe.load_textual_inversion("acme/tiny-robot")
