from transformers import pipeline

pipe = pipeline("text-classification", model="acme/is-spam")

guesses = pipe("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.")
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))
