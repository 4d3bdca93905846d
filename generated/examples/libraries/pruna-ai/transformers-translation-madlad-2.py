# transformers 5 has no pipeline for this task, so this code loads the model directly.
from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("google/madlad400-3b-mt")
model = PrunaModel.from_pretrained("google/madlad400-3b-mt")

# The text must start with the code of the language to translate into, such as de for German.
inputs = tokenizer("<2de> The ferry leaves the harbour at seven.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
