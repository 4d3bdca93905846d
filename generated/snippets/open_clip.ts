// Generated – do not edit.
// source:    spec/libraries/open_clip.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use open_clip with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U open_clip_torch`);
  show("1", "usage", "python", "", `import open_clip
import torch
from PIL import Image

model, preprocess_train, preprocess_val = open_clip.create_model_and_transforms("hf-hub:${python.inDouble(facts.id)}")
tokenizer = open_clip.get_tokenizer("hf-hub:${python.inDouble(facts.id)}")
model.eval()

image = preprocess_val(Image.open("path/to/image.jpg")).unsqueeze(0)
text = tokenizer(["a bicycle against a wall", "a bowl of cherries"])
with torch.no_grad():
    image_features = model.encode_image(image, normalize=True)
    text_features = model.encode_text(text, normalize=True)
print((100 * image_features @ text_features.T).softmax(dim=-1))  # how well each text matches the image, from 0 to 1`);
};
