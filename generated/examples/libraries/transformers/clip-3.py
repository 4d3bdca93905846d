from transformers import AutoProcessor, AutoModel
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("openai/clip-vit-base-patch32")
model = AutoModel.from_pretrained("openai/clip-vit-base-patch32", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
labels = ["birds", "a landscape", "people"]

inputs = processor(text=labels, images=image, padding=True, return_tensors="pt").to(model.device)
scores = model(**inputs).logits_per_image.softmax(-1)[0]
for label, score in zip(labels, scores.tolist()):
    print(label, round(score, 3))
