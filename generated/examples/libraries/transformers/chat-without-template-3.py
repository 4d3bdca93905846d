from transformers import AutoTokenizer, AutoModelForCausalLM

tokenizer = AutoTokenizer.from_pretrained("acme/silent-8b")
model = AutoModelForCausalLM.from_pretrained("acme/silent-8b", device_map="auto")
