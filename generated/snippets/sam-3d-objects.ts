// Generated – do not edit.
// source:    spec/libraries/sam-3d-objects.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use sam-3d-objects with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Linux and an NVIDIA GPU with 32 GB or more. The commands install Python 3.11.
git clone https://github.com/facebookresearch/sam-3d-objects.git
cd sam-3d-objects
conda env create -f environments/default.yml
conda activate sam3d-objects
export PIP_EXTRA_INDEX_URL="https://pypi.ngc.nvidia.com https://download.pytorch.org/whl/cu121"
pip install -e ".[dev]"
pip install -e ".[p3d]"
export PIP_FIND_LINKS="https://nvidia-kaolin.s3.us-east-2.amazonaws.com/torch-2.5.1_cu121.html"
pip install -e ".[inference]"
./patching/hydra
# Lets Python find the module "inference" in the folder notebook.
export PYTHONPATH="$PWD/notebook"`);
  show("1", "usage", "python", "Turn an object of a photo into 3D", `# Run this in the folder of the clone.
from huggingface_hub import snapshot_download
from inference import Inference, load_image, load_single_mask

local_dir = snapshot_download("${python.inDouble(facts.id)}")
inference = Inference(local_dir + "/checkpoints/pipeline.yaml", compile=False)

# A photo of a room, and one mask for each object: 0.png, 1.png and so on
folder = "notebook/images/shutterstock_stylish_kidsroom_1640806567"
image = load_image(folder + "/image.png")
mask = load_single_mask(folder, index=14)

output = inference(image, mask)
output["gs"].save_ply("object.ply")`);
};
