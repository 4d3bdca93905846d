// Generated – do not edit.
// source:    spec/libraries/birefnet.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of birefnet: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install what the model needs in transformers",
      render: () => `pip install -U transformers torch torchvision timm kornia einops`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model with transformers",
      render: (facts, python) => `from transformers import AutoModelForImageSegmentation

birefnet = AutoModelForImageSegmentation.from_pretrained("${python.inDouble(facts.id)}", trust_remote_code=True)`,
    },
    {
      kind: "install",
      language: "bash",
      title: "Get the source code",
      render: () => `git clone https://github.com/ZhengPeng7/BiRefNet.git
cd BiRefNet
pip install -r requirements.txt`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model with the source code",
      render: (facts, python) => `# Run this in the folder BiRefNet.
from models.birefnet import BiRefNet

model = BiRefNet.from_pretrained("${python.inDouble(facts.id)}")`,
    },
  ],
};
