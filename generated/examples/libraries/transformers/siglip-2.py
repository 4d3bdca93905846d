from transformers import pipeline

pipe = pipeline("zero-shot-image-classification", model="google/siglip-base-patch16-224")

guesses = pipe(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png",
    candidate_labels=["birds", "a landscape", "people"],
)
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))
