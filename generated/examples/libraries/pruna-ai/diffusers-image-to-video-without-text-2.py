import torch
from pruna import PrunaModel
from diffusers.utils import export_to_video, load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("stabilityai/stable-video-diffusion-img2vid-xt", torch_dtype=torch.float16)

input_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"
)
frames = pipe(input_image.resize((1024, 576)), decode_chunk_size=8).frames[0]
export_to_video(frames, "video.mp4", fps=7)
