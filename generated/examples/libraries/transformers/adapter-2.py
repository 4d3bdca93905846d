from transformers import pipeline

pipe = pipeline("text-generation", model="acme/llama-support-adapter")

texts = pipe("The old lighthouse keeper had never seen")
print(texts[0]["generated_text"])
