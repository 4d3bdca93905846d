from transformers import pipeline

pipe = pipeline("text-generation", model="acme/silent-8b")

texts = pipe("Once the tide was out")
print(texts[0]["generated_text"])
