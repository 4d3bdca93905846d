import torch
from diffusers import AutoPipelineForText2Image
from diffusers.utils import load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = AutoPipelineForText2Image.from_pretrained("acme/paint-xl", dtype=torch.float16, device_map="cuda")
# The file must be made for the base model. A repository often contains several.
pipe.load_ip_adapter("acme/style-ip-adapter", subfolder="", weight_name="fill-in-file-name")
pipe.set_ip_adapter_scale(0.6)

prompt = "A lighthouse on a cliff at dawn, painted in oil"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
)
image = pipe(prompt, ip_adapter_image=input_image).images[0]
image.save("image.png")
