# Run this in the folder of the clone.
import core.vision_encoder.pe as pe
import core.vision_encoder.transforms as transforms
import torch
from PIL import Image

model = pe.CLIP.from_config("PE-Core-L14-336", pretrained=True).cuda()
preprocess = transforms.get_image_transform(model.image_size)
tokenizer = transforms.get_text_tokenizer(model.context_length)

image = preprocess(Image.open("apps/pe/docs/assets/cat.png")).unsqueeze(0).cuda()
labels = ["a bowl of soup", "a cat", "a bicycle"]

with torch.no_grad(), torch.autocast("cuda"):
    image_features, text_features, scale = model(image, tokenizer(labels).cuda())
    scores = (scale * image_features @ text_features.T).softmax(dim=-1)[0]
for label, score in zip(labels, scores.tolist()):
    print(f"{label}: {score:.3f}")
