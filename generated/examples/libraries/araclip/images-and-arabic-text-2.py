import numpy as np
from araclip import AraClip
from PIL import Image

model = AraClip.from_pretrained("Arabic-Clip/araclip")

# In English: a boat on the river, a market, a camel in the desert
labels = ["قارب في النهر", "سوق مزدحم", "جمل في الصحراء"]
image_embedding = model.embed(image=Image.open("path/to/image.png"))
text_embeddings = np.stack([model.embed(text=label) for label in labels])

similarities = text_embeddings @ image_embedding
print(labels[np.argmax(similarities)])
