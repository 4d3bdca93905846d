// Generated – do not edit.
// source:    spec/libraries/mesh-anything.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use mesh-anything with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.10 and an NVIDIA GPU with CUDA 11.8.
git clone https://github.com/buaacyw/MeshAnything.git
cd MeshAnything
pip install torch==2.1.1 torchvision==0.16.1 --index-url https://download.pytorch.org/whl/cu118
pip install -r requirements.txt
pip install flash-attn --no-build-isolation`);
  show("1", "usage", "python", "Rebuild a shape with few triangles", `# Run this in the folder of the clone.
import torch
import trimesh
from huggingface_hub import hf_hub_download
from main import Dataset, get_args
from MeshAnything.models.meshanything import MeshAnything
from safetensors.torch import load_file

# The file contains safetensors, although its name ends with .pth.
weights = hf_hub_download("${python.inDouble(facts.id)}", "MeshAnything_350m.pth")
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
mesh.export("wand.obj")`);
};
