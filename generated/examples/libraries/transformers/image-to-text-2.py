# transformers 5 has no pipeline for this task, so this code loads the model directly.
from transformers import AutoProcessor, AutoModelForImageTextToText
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("acme/describe")
model = AutoModelForImageTextToText.from_pretrained("acme/describe", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(processor.decode(outputs[0], skip_special_tokens=True))
