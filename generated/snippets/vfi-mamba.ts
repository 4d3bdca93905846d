// Generated – do not edit.
// source:    spec/libraries/vfi-mamba.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of vfi-mamba: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `git clone https://github.com/MCG-NJU/VFIMamba.git
cd VFIMamba
pip install torch numpy opencv-python scikit-image timm tqdm tensorboard
pip install causal-conv1d mamba-ssm`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `# Run this in the folder of the clone.
from Trainer_finetune import Model

model = Model.from_pretrained("${python.inDouble(facts.id)}")`,
    },
  ],
};
