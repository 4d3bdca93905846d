// Generated – do not edit.
// source:    spec/libraries/cxr-foundation.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use cxr-foundation with a model. */
export const rules: Rules = (_facts, _escapes, show) => {
  show("0", "install", "bash", "Install", `pip install "git+https://github.com/Google-Health/cxr-foundation.git#subdirectory=python"`);
  show("1", "usage", "python", "Embed a chest X-ray", `import requests
from clientside.clients import make_hugging_face_client
from PIL import Image

# Photo by Stillwaterising, CC0
url = "https://upload.wikimedia.org/wikipedia/commons/c/c8/Chest_Xray_PA_3-8-2010.png"
response = requests.get(url, headers={"User-Agent": "Demo"}, stream=True)
img = Image.open(response.raw).convert("L")  # greyscale

cxr_client = make_hugging_face_client("cxr_model")
embeddings = cxr_client.get_image_embeddings_from_images([img])
print(embeddings[0].contrastive_img_emb)`);
};
