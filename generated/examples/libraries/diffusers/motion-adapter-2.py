import torch
from diffusers import AnimateDiffPipeline, MotionAdapter
from diffusers.utils import export_to_gif

adapter = MotionAdapter.from_pretrained("guoyww/animatediff-motion-adapter-v1-5-2", dtype=torch.float16)
# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = AnimateDiffPipeline.from_pretrained(
    "fill-in-base-model", motion_adapter=adapter, dtype=torch.float16, device_map="cuda"
)

prompt = "A street musician plays the guitar while the sun goes down"
frames = pipe(prompt=prompt).frames[0]
export_to_gif(frames, "animation.gif")
