import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

data = client.image_text_to_video(
    image="sailing_boat.png",
    prompt="The boat glides to the right, its sail filling with wind, camera held still.",
    model="acme/tiny-model",
)
with open("video.mp4", "wb") as target:
    target.write(data)
