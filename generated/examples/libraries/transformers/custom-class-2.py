from transformers import pipeline

pipe = pipeline("text-generation", model="acme/own-design", trust_remote_code=True)
