from transformers import pipeline

pipe = pipeline("text-classification", model="FacebookAI/roberta-large-mnli")

guesses = pipe({"text": "Ines repairs bicycles by the harbour.", "text_pair": "Somebody works near the water."}, top_k=None)
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))
