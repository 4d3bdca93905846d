# Run this in the folder of the clone.
from huggingface_hub import hf_hub_download
from main import get_args
from MeshAnything.models.meshanything import MeshAnything
from safetensors.torch import load_file

# The settings of main.py; each can be given on the command line.
args = get_args()
model = MeshAnything(args)

# The file holds safetensors, whatever its name says.
weights = hf_hub_download("acme/neat-meshes", "MeshAnything_350m.pth")
model.load_state_dict(load_file(weights))
