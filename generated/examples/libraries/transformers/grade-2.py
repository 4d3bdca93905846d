from transformers import pipeline

pipe = pipeline("text-classification", model="HuggingFaceFW/fineweb-edu-classifier")

guesses = pipe("Ines moved from Porto to Oslo and now repairs bicycles by the harbour.", function_to_apply="none")
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))
