from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("acme/is-spam")
model = AutoModelForSequenceClassification.from_pretrained("acme/is-spam", device_map="auto")

inputs = tokenizer("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.", return_tensors="pt").to(model.device)
logits = model(**inputs).logits[0]
# With a single label, the sigmoid of its score is the probability of the label.
scores = logits.sigmoid() if len(logits) == 1 else logits.softmax(-1)
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))
