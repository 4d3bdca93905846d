import torch
from diffusers import AutoModel

# This is one part of a pipeline. To use it in a pipeline, pass it to from_pretrained.
part = AutoModel.from_pretrained("acme/film-transformer", dtype=torch.bfloat16)
print(part.num_parameters(), "weights")
