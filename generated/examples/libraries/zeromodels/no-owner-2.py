import os

# Choose jax, torch or tensorflow. This line must come before the imports.
os.environ["KERAS_BACKEND"] = "jax"

from PIL import Image
from zeromodels.auto import AutoZModel, AutoZMImageProcessor

# Models for text use AutoZMTokenizer. Models for images use AutoZMImageProcessor.
model = AutoZModel.from_weights("garden-vit")
processor = AutoZMImageProcessor.from_weights("garden-vit")

image = Image.open("path/to/image.png").convert("RGB")
print(model(processor(image)["pixel_values"], training=False))
