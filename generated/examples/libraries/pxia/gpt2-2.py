from pxia import GPT2
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("openai-community/gpt2")
model = GPT2.from_pretrained("acme/small-gpt")

inputs = tokenizer("The old lighthouse stands", return_tensors="pt")
print(model.generate(**inputs, max_new_tokens=20, tokenizer=tokenizer))
