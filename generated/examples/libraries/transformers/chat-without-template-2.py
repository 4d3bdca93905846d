from transformers import pipeline

pipe = pipeline("text-generation", model="acme/silent-8b")
