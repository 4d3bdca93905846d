from transformers import pipeline

# trust_remote_code=True runs Python code from the model repository. Read the code first.
pipe = pipeline("audio-classification", model="acme/bird-song", trust_remote_code=True)

guesses = pipe("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))
