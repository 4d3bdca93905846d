from peft import PeftModel
from transformers import AutoModelForSeq2SeqLM

base_model = AutoModelForSeq2SeqLM.from_pretrained("acme/translator")
model = PeftModel.from_pretrained(base_model, "acme/dutch-lora")
