from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/tiny-bert")
model = PrunaModel.from_pretrained("acme/tiny-bert")

inputs = tokenizer("Bread is baked in an [MASK].", return_tensors="pt").to(model.device)
logits = model(**inputs).logits

masked = inputs["input_ids"][0] == tokenizer.mask_token_id
print(tokenizer.decode(logits[0, masked].argmax(-1)))
