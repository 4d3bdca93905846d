from transformers import AutoModelForCausalLM, AutoTokenizer

filename = "qwen2.5-0.5b-instruct-q4_k_m.gguf"
tokenizer = AutoTokenizer.from_pretrained("Qwen/Qwen2.5-0.5B-Instruct-GGUF", gguf_file=filename)
model = AutoModelForCausalLM.from_pretrained("Qwen/Qwen2.5-0.5B-Instruct-GGUF", gguf_file=filename, device_map="auto")

inputs = tokenizer("The old lighthouse keeper had never seen", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
