# Run this in the folder of the clone.
import torch
import trimesh
from huggingface_hub import hf_hub_download
from main import Dataset, get_args
from MeshAnything.models.meshanything import MeshAnything
from safetensors.torch import load_file

# The file contains safetensors, although its name ends with .pth.
weights = hf_hub_download("Yiwen-ntu/MeshAnything", "MeshAnything_350m.pth")
model = MeshAnything(get_args())
model.load_state_dict(load_file(weights))
model = model.eval().cuda()

shape = Dataset("mesh", ["examples/wand.obj"])[0]
points = torch.tensor(shape["pc_normal"])[None].cuda()
with torch.no_grad(), torch.autocast("cuda", dtype=torch.float16):
    triangles = model(points)[0]

# Unused rows contain NaN. They are removed.
triangles = triangles[~triangles[:, 0, 0].isnan()].float().cpu().numpy()
mesh = trimesh.Trimesh(**trimesh.triangles.to_kwargs(triangles))
mesh.export("wand.obj")
