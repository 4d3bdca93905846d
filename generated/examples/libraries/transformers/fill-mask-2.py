from transformers import pipeline

pipe = pipeline("fill-mask", model="acme/tiny-bert")

for guess in pipe("Bread is baked in an [MASK]."):
    print(guess["token_str"], round(guess["score"], 3))
