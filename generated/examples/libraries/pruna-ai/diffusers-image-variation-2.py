import torch
from pruna import PrunaModel
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("lambdalabs/sd-image-variations-diffusers", torch_dtype=torch.bfloat16)

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(image=input_image).images[0]
image.save("image.png")
