from transformers import AutoProcessor, AutoModelForZeroShotImageClassification
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("google/siglip-base-patch16-224")
model = AutoModelForZeroShotImageClassification.from_pretrained("google/siglip-base-patch16-224", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
labels = ["birds", "a landscape", "people"]

inputs = processor(text=labels, images=image, padding="max_length", return_tensors="pt").to(model.device)
scores = model(**inputs).logits_per_image.sigmoid()[0]
for label, score in zip(labels, scores.tolist()):
    print(label, round(score, 3))
