from transformers import pipeline

pipe = pipeline("text-classification", model="SamLowe/roberta-base-go_emotions")

guesses = pipe("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.", top_k=None)
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))
