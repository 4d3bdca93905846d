import torch
from diffusers import AutoPipelineForText2Image
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = AutoPipelineForText2Image.from_pretrained("fill-in-base-model", dtype=torch.float16, device_map="cuda")
# The file must be made for the base model. A repository often contains several.
pipe.load_ip_adapter("h94/IP-Adapter", subfolder="models", weight_name="ip-adapter_sd15.safetensors")
pipe.set_ip_adapter_scale(0.6)

prompt = "A lighthouse on a cliff at dawn, painted in oil"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(prompt, ip_adapter_image=input_image).images[0]
image.save("image.png")
