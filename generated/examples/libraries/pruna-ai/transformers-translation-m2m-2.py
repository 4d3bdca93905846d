# transformers 5 has no pipeline for this task, so this code loads the model directly.
from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("facebook/m2m100_418M")
model = PrunaModel.from_pretrained("facebook/m2m100_418M")

# The codes of the languages: from English to French.
tokenizer.src_lang = "en"
target = tokenizer.convert_tokens_to_ids("__fr__")

inputs = tokenizer("The ferry leaves the harbour at seven.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
