import torch
from pruna import PrunaModel
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("acme/edit-1-Diffusers", torch_dtype=torch.bfloat16)
pipe.load_lora_weights("acme/retouch-lora")

prompt = "Put a knitted blue scarf on the cat"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(image=input_image, prompt=prompt).images[0]
image.save("image.png")
