from transformers import pipeline

pipe = pipeline("zero-shot-classification", model="acme/any-label")

result = pipe(
    "The hinge of the cellar door is broken.",
    candidate_labels=["repairs", "travel"],
)
for label, score in zip(result["labels"], result["scores"]):
    print(label, round(score, 3))
