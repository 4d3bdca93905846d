from peft import PeftModel
from transformers import AutoModelForCausalLM

base_model = AutoModelForCausalLM.from_pretrained("acme/talker-8b")
model = PeftModel.from_pretrained(base_model, "acme/poems-lora")
