# transformers 5 has no pipeline for this task, so this code loads the model directly.
from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/nl-en")
model = PrunaModel.from_pretrained("acme/nl-en")

inputs = tokenizer("De trein vertrekt om zeven uur.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
