from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("unsloth/llama-3-8b-bnb-4bit")
model = PrunaModel.from_pretrained("unsloth/llama-3-8b-bnb-4bit")

inputs = tokenizer(text="The old lighthouse keeper had never seen", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
