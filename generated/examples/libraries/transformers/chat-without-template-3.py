from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("acme/silent-8b")
model = AutoModelForCausalLM.from_pretrained("acme/silent-8b", device_map="auto")

inputs = tokenizer(text="Once the tide was out", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
