from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("acme/mood")
model = AutoModelForSequenceClassification.from_pretrained("acme/mood", device_map="auto")

inputs = tokenizer("The soup was cold.", return_tensors="pt").to(model.device)
logits = model(**inputs).logits[0]
# With a single label, the sigmoid of its score is the probability of the label.
scores = logits.sigmoid() if len(logits) == 1 else logits.softmax(-1)
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))
