from peft import PeftModel
from transformers import AutoModelForSequenceClassification

base_model = AutoModelForSequenceClassification.from_pretrained("acme/reader")
model = PeftModel.from_pretrained(base_model, "acme/mood-lora")
