import torch
from pruna import PrunaModel

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("kandinsky-community/kandinsky-2-2-prior", torch_dtype=torch.bfloat16)

# The repository holds the first half of a pipeline. Its results go into the pipeline of the second half.
prompt = "A lighthouse on a cliff at dawn, painted in oil"
for name, value in pipe(prompt).items():
    print(name, value.shape)
