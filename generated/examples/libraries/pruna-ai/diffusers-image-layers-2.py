import torch
from pruna import PrunaModel
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("Qwen/Qwen-Image-Layered", torch_dtype=torch.bfloat16)

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
layers = pipe(image=input_image.convert("RGBA")).images[0]
for number, layer in enumerate(layers):
    layer.save(f"layer-{number}.png")
