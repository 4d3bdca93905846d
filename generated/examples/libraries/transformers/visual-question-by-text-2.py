# transformers 5 has no pipeline for this task, so this code loads the model directly.
from transformers import AutoProcessor, AutoModelForVisualQuestionAnswering
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("acme/ask-a-picture-2")
model = AutoModelForVisualQuestionAnswering.from_pretrained("acme/ask-a-picture-2", device_map="auto")

image = load_image("http://images.cocodataset.org/val2017/000000039769.jpg")
question = "How many cats are there?"
inputs = processor(images=image, text=question, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(processor.decode(outputs[0], skip_special_tokens=True))
