from peft import PeftModel
from transformers import AutoModelForTokenClassification

base_model = AutoModelForTokenClassification.from_pretrained("acme/reader")
model = PeftModel.from_pretrained(base_model, "acme/names-lora")
