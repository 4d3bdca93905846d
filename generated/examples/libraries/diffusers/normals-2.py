import torch
from diffusers import MarigoldNormalsPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = MarigoldNormalsPipeline.from_pretrained("prs-eth/marigold-normals-v1-1", dtype=torch.float16, device_map="cuda")

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
prediction = pipe(input_image).prediction
pipe.image_processor.visualize_normals(prediction)[0].save("normals.png")
