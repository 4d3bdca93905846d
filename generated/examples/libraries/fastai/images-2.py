from huggingface_hub import from_pretrained_fastai

# The file may contain code that runs when it is loaded. Load it only if you trust its author.
learn = from_pretrained_fastai("acme/mushroom-finder")
label, _, probabilities = learn.predict("path/to/image.png")
print(label, probabilities.max().item())
