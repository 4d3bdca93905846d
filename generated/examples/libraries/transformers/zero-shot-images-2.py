from transformers import pipeline

pipe = pipeline("zero-shot-image-classification", model="acme/picture-words")

scores = pipe(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png",
    candidate_labels=["birds", "a landscape", "people"],
)
print(scores)
