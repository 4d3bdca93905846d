from huggingface_hub import from_pretrained_fastai

learn = from_pretrained_fastai("acme/mushroom-finder")
print(learn.model)
