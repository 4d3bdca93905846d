from transformers import pipeline

pipe = pipeline("zero-shot-classification", model="facebook/bart-large-mnli")

result = pipe(
    "The kettle you sent me leaks, and I would like my money back.",
    candidate_labels=["refund", "legal", "faq"],
)
for label, score in zip(result["labels"], result["scores"]):
    print(label, round(score, 3))
