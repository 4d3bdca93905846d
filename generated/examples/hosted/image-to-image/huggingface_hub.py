import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

# a PIL image
image = client.image_to_image(
    image="coffee-grey.jpg",
    prompt="Colour this photograph.",
    model="acme/tiny-model",
)
image.save("image.png")
