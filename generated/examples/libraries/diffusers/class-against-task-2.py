import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("Lightricks/LTX-Video", dtype=torch.bfloat16, device_map="cuda")

prompt = "A street musician plays the guitar while the sun goes down"
frames = pipe(prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")
