# transformers 5 has no pipeline for this task, so this code loads the model directly.
from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("facebook/nllb-200-distilled-600M")
model = AutoModelForSeq2SeqLM.from_pretrained("facebook/nllb-200-distilled-600M", device_map="auto")

# The codes of the languages: from English to French.
tokenizer.src_lang = "eng_Latn"
target = tokenizer.convert_tokens_to_ids("fra_Latn")

inputs = tokenizer("The ferry leaves the harbour at seven.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
