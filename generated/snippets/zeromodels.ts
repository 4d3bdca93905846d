// Generated – do not edit.
// source:    spec/libraries/zeromodels.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use zeromodels with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.11 or newer.
pip install -U zeromodels jax`);
  if (facts.pipeline_tag === "image-classification") {
    show("1.0", "usage", "python", "Classify an image", `import os

# Choose jax, torch or tensorflow. This line must come before the imports.
os.environ["KERAS_BACKEND"] = "jax"

import keras
from PIL import Image
from zeromodels.auto import AutoZMImageClassify, AutoZMImageProcessor

model = AutoZMImageClassify.from_weights("${python.inDouble(facts.id)}")
processor = AutoZMImageProcessor.from_weights("${python.inDouble(facts.id)}")

image = Image.open("path/to/image.png").convert("RGB")
logits = model(processor(image)["pixel_values"], training=False)

# The numbers of the five most likely classes, and their probabilities
scores, classes = keras.ops.top_k(keras.ops.softmax(logits), k=5)
print(classes, scores)`);
  } else if (facts.pipeline_tag === "object-detection") {
    show("1.1", "usage", "python", "Find objects in an image", `import os

# Choose jax, torch or tensorflow. This line must come before the imports.
os.environ["KERAS_BACKEND"] = "jax"

from PIL import Image
from zeromodels.auto import AutoZMDetect, AutoZMImageProcessor

model = AutoZMDetect.from_weights("${python.inDouble(facts.id)}")
processor = AutoZMImageProcessor.from_weights("${python.inDouble(facts.id)}")

image = Image.open("path/to/image.png").convert("RGB")
outputs = model(processor(image)["pixel_values"], training=False)
print(
    processor.post_process_object_detection(
        outputs, threshold=0.9, target_sizes=[(image.height, image.width)]
    )[0]
)`);
  } else if (facts.pipeline_tag === "text-generation") {
    show("1.2", "usage", "python", "Continue a text", `import os

# Choose jax, torch or tensorflow. This line must come before the imports.
os.environ["KERAS_BACKEND"] = "jax"

from zeromodels.auto import AutoZMTextGenerate, AutoZMTokenizer

model = AutoZMTextGenerate.from_weights("${python.inDouble(facts.id)}")
tokenizer = AutoZMTokenizer.from_weights("${python.inDouble(facts.id)}")

inputs = tokenizer("The best thing about a rainy day is")
tokens = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(tokens[0]))`);
  } else {
    show("1.3", "usage", "python", "Turn an image into features", `import os

# Choose jax, torch or tensorflow. This line must come before the imports.
os.environ["KERAS_BACKEND"] = "jax"

from PIL import Image
from zeromodels.auto import AutoZModel, AutoZMImageProcessor

# Models for text use AutoZMTokenizer. Models for images use AutoZMImageProcessor.
model = AutoZModel.from_weights("${python.inDouble(facts.id)}")
processor = AutoZMImageProcessor.from_weights("${python.inDouble(facts.id)}")

image = Image.open("path/to/image.png").convert("RGB")
print(model(processor(image)["pixel_values"], training=False))`);
  }
};
