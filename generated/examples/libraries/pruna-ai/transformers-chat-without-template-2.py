from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/silent-8b")
model = PrunaModel.from_pretrained("acme/silent-8b")

inputs = tokenizer(text="Once the tide was out", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
