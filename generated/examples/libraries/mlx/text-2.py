from mlx_lm import generate, load

model, tokenizer = load("acme/story-3b-mlx")

prompt = "The old lighthouse keeper had never seen"
text = generate(model, tokenizer, prompt=prompt, verbose=True)
