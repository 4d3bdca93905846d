from transformers import pipeline

pipe = pipeline("zero-shot-object-detection", model="acme/find-anything")

results = pipe(
    "http://images.cocodataset.org/val2017/000000039769.jpg",
    candidate_labels=["cat", "remote control"],
)
for found in results:
    print(found["label"], round(found["score"], 3), found["box"])
