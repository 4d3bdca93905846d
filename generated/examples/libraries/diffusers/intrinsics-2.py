import torch
from diffusers import MarigoldIntrinsicsPipeline
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = MarigoldIntrinsicsPipeline.from_pretrained("prs-eth/marigold-iid-appearance-v1-1", dtype=torch.float16, device_map="cuda")

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
prediction = pipe(input_image).prediction
for name, image in pipe.image_processor.visualize_intrinsics(prediction, pipe.target_properties)[0].items():
    image.save(f"{name}.png")
