import torch
from diffusers import AutoPipelineForText2Image, ControlNetModel
from diffusers.utils import load_image

controlnet = ControlNetModel.from_pretrained("acme/pose-control-2", dtype=torch.float16)
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = AutoPipelineForText2Image.from_pretrained(
    "fill-in-base-model", controlnet=controlnet, dtype=torch.float16, device_map="cuda"
)

prompt = "A lighthouse on a cliff at dawn, painted in oil"
# The image that guides the model. This image shows edges.
# A model for poses or depth needs an image that shows poses or depth.
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png"
)
image = pipe(prompt, image=control_image).images[0]
image.save("image.png")
