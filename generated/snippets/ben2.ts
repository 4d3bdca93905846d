// Generated – do not edit.
// source:    spec/libraries/ben2.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of ben2: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U requests pillow git+https://github.com/PramaLLC/BEN2.git`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Cut out the foreground",
      render: (facts, python) => `import requests
from ben2 import AutoModel
from PIL import Image

url = "https://huggingface.co/datasets/mishig/sample_images/resolve/main/teapot.jpg"
image = Image.open(requests.get(url, stream=True).raw)

model = AutoModel.from_pretrained("${python.inDouble(facts.id)}")
model.to("cuda").eval()

foreground = model.inference(image)
foreground.save("foreground.png")`,
    },
  ],
};
