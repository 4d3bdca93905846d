from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("facebook/bart-large-mnli")
model = AutoModelForSequenceClassification.from_pretrained("facebook/bart-large-mnli", device_map="auto")

# Does the second sentence follow from the first?
premise = "Ines repairs bicycles by the harbour."
hypothesis = "Somebody works near the water."
inputs = tokenizer(premise, hypothesis, return_tensors="pt").to(model.device)
scores = model(**inputs).logits.softmax(-1)[0]
for label, score in zip(model.config.id2label.values(), scores.tolist()):
    print(label, round(score, 3))
