from peft import PeftModel
from transformers import AutoModelForSequenceClassification, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("acme/reader")
base_model = AutoModelForSequenceClassification.from_pretrained("acme/reader", device_map="auto")
model = PeftModel.from_pretrained(base_model, "acme/mood-lora")

inputs = tokenizer("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.", return_tensors="pt").to(model.device)
scores = model(**inputs).logits.softmax(-1)[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))
