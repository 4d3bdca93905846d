// Generated – do not edit.
// source:    spec/libraries/phantom-wan.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of phantom-wan: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `git clone https://github.com/Phantom-video/Phantom.git
cd Phantom
pip install -r requirements.txt`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `# Run this in the folder of the clone.
from huggingface_hub import snapshot_download
from phantom_wan import WANI2V, configs
from PIL import Image

checkpoint_dir = snapshot_download("${python.inDouble(facts.id)}")
wan_i2v = WANI2V(
    config=configs.WAN_CONFIGS["i2v-14B"],
    checkpoint_dir=checkpoint_dir,
)

text_prompt = "A potter shapes a tall vase on the wheel."
image_prompt = Image.open("path/to/image.png").convert("RGB")
video = wan_i2v.generate(text_prompt, image_prompt)`,
    },
  ],
};
