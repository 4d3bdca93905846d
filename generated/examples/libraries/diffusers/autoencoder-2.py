import torch
from diffusers import AutoModel
from diffusers.image_processor import VaeImageProcessor
from diffusers.utils import load_image

# An autoencoder is one part of a pipeline. To use it in a pipeline, pass vae=vae to from_pretrained.
vae = AutoModel.from_pretrained("acme/clear-eyes")

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
processor = VaeImageProcessor()
pixels = processor.preprocess(input_image, height=512, width=512)
with torch.no_grad():
    decoded = vae(pixels).sample
image = processor.postprocess(decoded)[0]
image.save("image.png")
