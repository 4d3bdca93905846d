# transformers 5 has no pipeline for this task, so this code loads the model directly.
from pruna import PrunaModel
from transformers import AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("acme/ask-a-picture")
model = PrunaModel.from_pretrained("acme/ask-a-picture")

image = load_image("http://images.cocodataset.org/val2017/000000039769.jpg")
question = "How many cats are there?"
inputs = processor(image, question, return_tensors="pt").to(model.device)
best = model(**inputs).logits.argmax(-1).item()
print(model.config.id2label[best])
