import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("acme/film-as-told-Diffusers", dtype=torch.bfloat16, device_map="cuda")

prompt = "A street musician plays the guitar while the sun goes down"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"
)
frames = pipe(image=input_image, prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")
