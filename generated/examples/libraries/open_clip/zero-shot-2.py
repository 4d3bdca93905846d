import open_clip
import torch
from PIL import Image

model, preprocess_train, preprocess_val = open_clip.create_model_and_transforms("hf-hub:acme/CLIP-ViT-B-32-garden")
tokenizer = open_clip.get_tokenizer("hf-hub:acme/CLIP-ViT-B-32-garden")
model.eval()

image = preprocess_val(Image.open("path/to/image.jpg")).unsqueeze(0)
text = tokenizer(["a bicycle against a wall", "a bowl of cherries"])
with torch.no_grad():
    image_features = model.encode_image(image, normalize=True)
    text_features = model.encode_text(text, normalize=True)
print((100 * image_features @ text_features.T).softmax(dim=-1))  # how well each text matches the image, from 0 to 1
