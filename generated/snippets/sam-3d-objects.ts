// Generated – do not edit.
// source:    spec/libraries/sam-3d-objects.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of sam-3d-objects: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `# Needs Linux, an NVIDIA GPU with 32 GB or more, and the CUDA toolkit 12.9.
git clone https://github.com/facebookresearch/sam-3d-objects.git
cd sam-3d-objects
pip install -U uv
uv venv --python 3.11 .venv
source .venv/bin/activate
uv sync --extra p3d --extra inference
./patching/hydra
# Lets Python find the module "inference".
export PYTHONPATH="$PWD/notebook"`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Turn an object of a photo into 3D",
      render: (facts, python) => `from huggingface_hub import snapshot_download
from inference import Inference, load_image, load_single_mask

local_dir = snapshot_download("${python.inDouble(facts.id)}")
inference = Inference(local_dir + "/checkpoints/pipeline.yaml", compile=False)

image = load_image("path/to/image.png")
# A folder with one mask for each object: 0.png, 1.png and so on
mask = load_single_mask("path/to/masks", index=14)

output = inference(image, mask)
output["gs"].save_ply("object.ply")`,
    },
  ],
};
