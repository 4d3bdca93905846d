import torch
from pruna import PrunaModel
from diffusers.utils import export_to_video, load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("acme/film-as-told-Diffusers", torch_dtype=torch.bfloat16)

prompt = "A street musician plays the guitar while the sun goes down"
input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"
)
frames = pipe(image=input_image, prompt=prompt).frames[0]
export_to_video(frames, "video.mp4")
