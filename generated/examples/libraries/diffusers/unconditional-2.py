from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("acme/butterflies-64", device_map="cuda")

image = pipe().images[0]
image.save("image.png")
