// Generated – do not edit.
// source:    spec/libraries/araclip.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use araclip with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install git+https://github.com/Arabic-Clip/Araclip.git`);
  show("1", "usage", "python", "Find the text that fits an image", `import numpy as np
from araclip import AraClip
from PIL import Image

model = AraClip.from_pretrained("${python.inDouble(facts.id)}")

# In English: a boat on the river, a market, a camel in the desert
labels = ["قارب في النهر", "سوق مزدحم", "جمل في الصحراء"]
image_embedding = model.embed(image=Image.open("path/to/image.png"))
text_embeddings = np.stack([model.embed(text=label) for label in labels])

similarities = text_embeddings @ image_embedding
print(labels[np.argmax(similarities)])`);
};
