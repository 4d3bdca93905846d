import os

# Choose jax, torch or tensorflow. This line must come before the imports.
os.environ["KERAS_BACKEND"] = "jax"

import keras
from PIL import Image
from zeromodels.auto import AutoZMImageClassify, AutoZMImageProcessor

model = AutoZMImageClassify.from_weights("acme/garden-vit")
processor = AutoZMImageProcessor.from_weights("acme/garden-vit")

image = Image.open("path/to/image.png").convert("RGB")
logits = model(processor(image)["pixel_values"], training=False)

# The numbers of the five most likely classes, and their probabilities
scores, classes = keras.ops.top_k(keras.ops.softmax(logits), k=5)
print(classes, scores)
