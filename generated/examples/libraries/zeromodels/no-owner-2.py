import os

# Before the imports below: jax, torch or tensorflow
os.environ["KERAS_BACKEND"] = "jax"

from PIL import Image
from zeromodels.auto import AutoZModel, AutoZMImageProcessor

# Models of text take AutoZMTokenizer where those of images take AutoZMImageProcessor.
model = AutoZModel.from_weights("garden-vit")
processor = AutoZMImageProcessor.from_weights("garden-vit")

image = Image.open("path/to/image.png").convert("RGB")
print(model(processor(image)["pixel_values"], training=False))
