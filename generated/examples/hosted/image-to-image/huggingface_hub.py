import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

# a PIL image
image = client.image_to_image(
    image="living-room.png",
    prompt="Paint the walls sage green and leave the furniture as it is.",
    model="acme/tiny-model",
)
image.save("image.png")
