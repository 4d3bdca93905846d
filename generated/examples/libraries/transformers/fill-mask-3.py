from transformers import AutoTokenizer, AutoModelForMaskedLM

tokenizer = AutoTokenizer.from_pretrained("acme/tiny-bert")
model = AutoModelForMaskedLM.from_pretrained("acme/tiny-bert", device_map="auto")

inputs = tokenizer("Bread is baked in an [MASK].", return_tensors="pt").to(model.device)
logits = model(**inputs).logits

masked = inputs["input_ids"][0] == tokenizer.mask_token_id
print(tokenizer.decode(logits[0, masked].argmax(-1)))
