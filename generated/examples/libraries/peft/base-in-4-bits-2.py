from peft import PeftModel
from transformers import AutoModelForCausalLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("unsloth/mistral-7b-bnb-4bit")
base_model = AutoModelForCausalLM.from_pretrained("unsloth/mistral-7b-bnb-4bit", device_map="auto")
model = PeftModel.from_pretrained(base_model, "acme/mistral-notes-lora")

inputs = tokenizer("The old lighthouse keeper had never seen", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=200)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
