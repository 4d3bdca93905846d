import torch
from pruna import PrunaModel

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("inclusionAI/LLaDA2.0-mini", torch_dtype=torch.bfloat16)

prompt = "Why is the sea salty?"
print(pipe(prompt=prompt).texts[0])
