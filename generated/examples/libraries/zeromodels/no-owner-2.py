import os

# Choose jax, torch or tensorflow, before the imports below
os.environ["KERAS_BACKEND"] = "jax"

from PIL import Image
from zeromodels.auto import AutoZModel, AutoZMImageProcessor

# Models for text use AutoZMTokenizer; those for images use AutoZMImageProcessor.
model = AutoZModel.from_weights("garden-vit")
processor = AutoZMImageProcessor.from_weights("garden-vit")

image = Image.open("path/to/image.png").convert("RGB")
print(model(processor(image)["pixel_values"], training=False))
