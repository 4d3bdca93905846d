from transformers import AutoTokenizer, AutoModelForSequenceClassification

tokenizer = AutoTokenizer.from_pretrained("acme/reranker")
model = AutoModelForSequenceClassification.from_pretrained("acme/reranker", device_map="auto")

query = "Which tree grows tallest?"
passages = ["Coast redwoods reach more than a hundred metres.", "Oaks can live for many centuries."]
inputs = tokenizer(
    [query] * len(passages), passages, padding=True, truncation=True, return_tensors="pt"
).to(model.device)
for passage, score in zip(passages, model(**inputs).logits):
    print(passage, score.tolist())
