import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

# a PIL image
image = client.image_text_to_image(
    image="living_room.png",
    prompt="Replace the grey sofa with a blue one and keep the rest of the room unchanged.",
    model="acme/tiny-model",
)
image.save("image.png")
