import torch
from pruna import PrunaModel
from diffusers.utils import export_to_video

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("guoyww/animatediff-motion-adapter-v1-5-2", torch_dtype=torch.bfloat16)

prompt = "A street musician plays the guitar while the sun goes down"
frames = pipe(prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")
