// Generated – do not edit.
// source:    spec/libraries/mesh-anything.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of mesh-anything: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `git clone https://github.com/buaacyw/MeshAnything.git
cd MeshAnything
pip install -r requirements.txt`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `# Run this in the folder of the clone.
from huggingface_hub import hf_hub_download
from main import get_args
from MeshAnything.models.meshanything import MeshAnything
from safetensors.torch import load_file

# The settings of main.py; each can be given on the command line.
args = get_args()
model = MeshAnything(args)

# The file holds safetensors, whatever its name says.
weights = hf_hub_download("${python.inDouble(facts.id)}", "MeshAnything_350m.pth")
model.load_state_dict(load_file(weights))`,
    },
  ],
};
