# transformers 5 has no pipeline for this task, so this code loads the model directly.
from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("acme/nl-en")
model = AutoModelForSeq2SeqLM.from_pretrained("acme/nl-en", device_map="auto")

inputs = tokenizer("De trein vertrekt om zeven uur.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
