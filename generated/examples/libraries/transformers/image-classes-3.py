from transformers import AutoImageProcessor, AutoModelForImageClassification
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("acme/leaf-sorter")
model = AutoModelForImageClassification.from_pretrained("acme/leaf-sorter", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(image, return_tensors="pt").to(model.device)
best = model(**inputs).logits.argmax(-1).item()
print(model.config.id2label[best])
