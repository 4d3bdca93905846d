from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/translator")
model = AutoModelForSeq2SeqLM.from_pretrained("acme/translator", device_map="auto")
# The class PeftModel of PEFT 0.21 does not work with sequence-to-sequence models
# in transformers 5.18, so this code calls load_adapter.
model.load_adapter("acme/dutch-lora")

inputs = tokenizer("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=200)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
