from transformers import pipeline

pipe = pipeline("image-classification", model="acme/leaf-sorter")

guesses = pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))
