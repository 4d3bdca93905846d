from pruna import PrunaModel
from transformers import AutoImageProcessor
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("acme/leaf-sorter")
model = PrunaModel.from_pretrained("acme/leaf-sorter")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(image, return_tensors="pt").to(model.device)
best = model(**inputs).logits.argmax(-1).item()
print(model.config.id2label[best])
