from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("acme/llama-support-adapter")
model = AutoModelForCausalLM.from_pretrained("acme/llama-support-adapter", device_map="auto")

inputs = tokenizer(text="The old lighthouse keeper had never seen", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
