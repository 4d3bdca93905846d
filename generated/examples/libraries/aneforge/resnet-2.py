import aneforge as af
import numpy as np
from PIL import Image

# A batch of one image in the shape [1, 3, 224, 224], scaled as for ImageNet
image = Image.open("path/to/image.png").convert("RGB").resize((224, 224))
pixels = np.asarray(image, dtype=np.float32) / 255
pixels = (pixels - [0.485, 0.456, 0.406]) / [0.229, 0.224, 0.225]
pixels = pixels.transpose(2, 0, 1)[np.newaxis].astype(np.float32)

net = af.load_resnet("acme/resnet-50")
logits = net(pixels)  # shape [1, 1000]
print(np.argmax(logits))
