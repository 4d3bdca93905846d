from transformers import pipeline

pipe = pipeline("zero-shot-image-classification", model="openai/clip-vit-base-patch32")

guesses = pipe(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png",
    candidate_labels=["birds", "a landscape", "people"],
)
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))
