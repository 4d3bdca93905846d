# transformers 5 has no pipeline for this task, so this code loads the model directly.
from pruna import PrunaModel
from transformers import AutoImageProcessor, AutoTokenizer
from transformers.image_utils import load_image

image_processor = AutoImageProcessor.from_pretrained("acme/describe-2")
tokenizer = AutoTokenizer.from_pretrained("acme/describe-2")
model = PrunaModel.from_pretrained("acme/describe-2")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = image_processor(image, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
