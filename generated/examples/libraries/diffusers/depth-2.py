import torch
from diffusers import MarigoldDepthPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = MarigoldDepthPipeline.from_pretrained("prs-eth/marigold-depth-v1-1", dtype=torch.float16, device_map="cuda")

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
prediction = pipe(input_image).prediction
pipe.image_processor.visualize_depth(prediction)[0].save("depth.png")
