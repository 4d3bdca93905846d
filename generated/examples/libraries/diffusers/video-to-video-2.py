import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_video

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("acme/restyle-14b-Diffusers", dtype=torch.bfloat16, device_map="cuda")

prompt = "The same walk on a snowy day, drawn with coloured pencils"
input_video = load_video(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4"
)
frames = pipe(video=input_video, prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")
