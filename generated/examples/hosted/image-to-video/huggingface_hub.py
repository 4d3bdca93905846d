import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

data = client.image_to_video(
    image="boat.jpg",
    prompt="The boat drifts to the right and ripples spread over the water.",
    model="acme/tiny-model",
)
with open("video.mp4", "wb") as target:
    target.write(data)
