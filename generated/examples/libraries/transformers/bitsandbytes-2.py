from transformers import pipeline

pipe = pipeline("text-generation", model="unsloth/llama-3-8b-bnb-4bit")

texts = pipe("The old lighthouse keeper had never seen")
print(texts[0]["generated_text"])
