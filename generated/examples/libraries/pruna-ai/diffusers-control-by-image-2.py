import torch
from pruna import PrunaModel
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("acme/edges-to-photo", torch_dtype=torch.bfloat16)

prompt = "A lighthouse on a cliff at dawn, painted in oil"
# The image that guides the model. This image shows edges.
# A model for poses or depth needs an image that shows poses or depth.
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png"
)
image = pipe(prompt=prompt, image=control_image).images[0]
image.save("image.png")
