from pruna import PrunaModel
from transformers import AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("google/pix2struct-docvqa-base")
model = PrunaModel.from_pretrained("google/pix2struct-docvqa-base")

image = load_image("https://huggingface.co/datasets/hf-internal-testing/transformers-synthetic-assets/resolve/main/images/invoice_docquery_a.png")
question = "What is the invoice number?"
inputs = processor(images=image, text=question, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(processor.decode(outputs[0], skip_special_tokens=True))
