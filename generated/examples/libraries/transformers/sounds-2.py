from transformers import pipeline

pipe = pipeline("audio-classification", model="acme/bird-song", trust_remote_code=True)
