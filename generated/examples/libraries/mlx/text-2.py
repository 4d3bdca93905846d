from mlx_lm import generate, load

model, tokenizer = load("acme/story-3b-mlx")

prompt = "The old lighthouse keeper had never seen"
print(generate(model, tokenizer, prompt=prompt, max_tokens=200))
