from transformers import pipeline

pipe = pipeline("video-classification", model="acme/which-sport")

guesses = pipe("https://huggingface.co/datasets/nateraw/video-demo/resolve/main/archery.mp4")
for guess in guesses:
    print(guess["label"], round(guess["score"], 3))
