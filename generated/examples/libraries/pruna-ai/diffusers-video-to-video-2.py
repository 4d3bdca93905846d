import torch
from pruna import PrunaModel
from diffusers.utils import export_to_video, load_video

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("acme/restyle-14b-Diffusers", torch_dtype=torch.bfloat16)

prompt = "The same walk on a snowy day, drawn with coloured pencils"
input_video = load_video(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/hiker.mp4"
)
frames = pipe(video=input_video, prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")
