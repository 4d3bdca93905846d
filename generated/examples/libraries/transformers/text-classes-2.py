from transformers import pipeline

pipe = pipeline("text-classification", model="acme/mood")

guesses = pipe("The soup was cold.")
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))
