import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

# a PIL image
image = client.text_to_image(
    prompt="A small wooden cabin by a frozen lake at dusk, warm light in the windows, watercolour",
    num_inference_steps=5,
    model="acme/tiny-model",
)
image.save("image.png")
