import torch
from diffusers import AutoPipelineForText2Image

# The repository holds the second half of a pipeline. This also loads the first half, which the model card names.
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = AutoPipelineForText2Image.from_pretrained("kandinsky-community/kandinsky-2-2-decoder", dtype=torch.bfloat16).to("cuda")

prompt = "A lighthouse on a cliff at dawn, painted in oil"
image = pipe(prompt).images[0]
image.save("image.png")
