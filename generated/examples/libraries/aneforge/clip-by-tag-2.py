import aneforge as af
from PIL import Image

image = Image.open("path/to/image.png")
clip = af.load_clip("acme/picture-words-2")

labels = clip.classify(image, ["a bicycle", "a rowing boat"])
print(labels)  # pairs of label and probability
