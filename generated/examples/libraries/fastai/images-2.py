from huggingface_hub import from_pretrained_fastai

learn = from_pretrained_fastai("acme/mushroom-finder")
label, _, probabilities = learn.predict("path/to/image.png")
print(label, probabilities.max().item())
