import os

# Choose jax, torch or tensorflow. This line must come before the imports.
os.environ["KERAS_BACKEND"] = "jax"

from PIL import Image
from zeromodels.auto import AutoZMDetect, AutoZMImageProcessor

model = AutoZMDetect.from_weights("acme/garden-detr")
processor = AutoZMImageProcessor.from_weights("acme/garden-detr")

image = Image.open("path/to/image.png").convert("RGB")
outputs = model(processor(image)["pixel_values"], training=False)
print(
    processor.post_process_object_detection(
        outputs, threshold=0.9, target_sizes=[(image.height, image.width)]
    )[0]
)
