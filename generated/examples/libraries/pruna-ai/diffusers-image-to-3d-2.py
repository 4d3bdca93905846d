import torch
from pruna import PrunaModel
from diffusers.utils import export_to_ply, load_image

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("openai/shap-e-img2img", torch_dtype=torch.float16)

input_image = load_image("https://huggingface.co/datasets/diffusers/docs-images/resolve/main/shap-e/corgi.png")
mesh = pipe(input_image.convert("RGB"), output_type="mesh").images[0]
# You can open this file in Blender or MeshLab.
export_to_ply(mesh, "mesh.ply")
