from peft import PeftModel
from transformers import AutoModelForTokenClassification, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/reader")
base_model = AutoModelForTokenClassification.from_pretrained("acme/reader", device_map="auto")
model = PeftModel.from_pretrained(base_model, "acme/names-lora")

inputs = tokenizer("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.", return_tensors="pt").to(model.device)
labels = model(**inputs).logits.argmax(-1)[0].tolist()
tokens = tokenizer.convert_ids_to_tokens(inputs["input_ids"][0])
for token, label in zip(tokens, labels):
    print(token, model.config.id2label[label])
