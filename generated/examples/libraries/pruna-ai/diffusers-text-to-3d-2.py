import torch
from pruna import PrunaModel
from diffusers.utils import export_to_ply

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("openai/shap-e", torch_dtype=torch.float16)

prompt = "a red teapot"
mesh = pipe(prompt, output_type="mesh").images[0]
# You can open this file in Blender or MeshLab.
export_to_ply(mesh, "mesh.ply")
