import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

data = client.image_to_video(
    image="kite.png",
    prompt="The kite climbs into the wind while the camera slowly pulls back.",
    model="acme/tiny-model",
)
with open("video.mp4", "wb") as target:
    target.write(data)
