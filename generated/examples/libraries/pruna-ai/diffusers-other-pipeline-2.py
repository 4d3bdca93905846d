import torch
from pruna import PrunaModel

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("Fantasy-Studio/Paint-by-Example", torch_dtype=torch.bfloat16)

# The inputs depend on the class of the pipeline. This prints the arguments of pipe(...), among others:
help(pipe)
