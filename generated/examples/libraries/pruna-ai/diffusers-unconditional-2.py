from pruna import PrunaModel

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("acme/butterflies-64")

image = pipe().images[0]
image.save("image.png")
