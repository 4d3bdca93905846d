import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

# a PIL image
image = client.image_text_to_image(
    image="desk.jpg",
    prompt="Make the teapot dark green and remove the two oranges. Leave everything else as it is.",
    model="acme/tiny-model",
)
image.save("image.png")
