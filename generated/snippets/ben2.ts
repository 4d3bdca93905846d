// Generated – do not edit.
// source:    spec/libraries/ben2.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use ben2 with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U requests pillow git+https://github.com/PramaLLC/BEN2.git`);
  show("1", "usage", "python", "Cut out the foreground", `import requests
from ben2 import AutoModel
from PIL import Image

url = "https://huggingface.co/datasets/mishig/sample_images/resolve/main/teapot.jpg"
image = Image.open(requests.get(url, stream=True).raw)

model = AutoModel.from_pretrained("${python.inDouble(facts.id)}")
model.to("cuda").eval()

foreground = model.inference(image)
foreground.save("foreground.png")`);
};
