import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

data = client.image_text_to_video(
    image="balloon.jpg",
    prompt="The balloon lifts off slowly and rises out of the frame. The camera does not move.",
    model="acme/tiny-model",
)
with open("video.mp4", "wb") as target:
    target.write(data)
