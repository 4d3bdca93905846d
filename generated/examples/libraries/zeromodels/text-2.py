import os

# Choose jax, torch or tensorflow. This line must come before the imports.
os.environ["KERAS_BACKEND"] = "jax"

from zeromodels.auto import AutoZMTextGenerate, AutoZMTokenizer

model = AutoZMTextGenerate.from_weights("acme/garden-gpt")
tokenizer = AutoZMTokenizer.from_weights("acme/garden-gpt")

inputs = tokenizer("The best thing about a rainy day is")
tokens = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(tokens[0]))
