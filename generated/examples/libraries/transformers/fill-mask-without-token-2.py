from transformers import pipeline

pipe = pipeline("fill-mask", model="acme/tiny-bert-2")

mask = pipe.tokenizer.mask_token
for guess in pipe(f"The ferry leaves the {mask} at seven."):
    print(guess["token_str"], round(guess["score"], 3))
