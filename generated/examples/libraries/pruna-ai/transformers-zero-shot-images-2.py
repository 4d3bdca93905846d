from pruna import PrunaModel
from transformers import AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("acme/picture-words")
model = PrunaModel.from_pretrained("acme/picture-words")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
labels = ["birds", "a landscape", "people"]

inputs = processor(text=labels, images=image, padding=True, return_tensors="pt").to(model.device)
scores = model(**inputs).logits_per_image.softmax(-1)[0]
for label, score in zip(labels, scores.tolist()):
    print(label, round(score, 3))
