from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("acme/mood")
model = AutoModelForSequenceClassification.from_pretrained("acme/mood", device_map="auto")

inputs = tokenizer("The soup was cold.", return_tensors="pt").to(model.device)
scores = model(**inputs).logits.softmax(-1)[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))
