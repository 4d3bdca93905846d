import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

data = client.text_to_video(
    prompt="A lighthouse on a cliff at sunrise, waves breaking below, slow aerial shot.",
    model="acme/tiny-model",
)
with open("video.mp4", "wb") as target:
    target.write(data)
