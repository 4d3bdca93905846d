import aneforge as af
from PIL import Image

image = Image.open("path/to/image.png")
vit = af.load_vit("acme/leaf-vit")

labels = vit.classify(image)
print(labels)  # pairs of label and logit, the most likely first
