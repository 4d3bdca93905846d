import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

data = client.text_to_speech(
    text="Your table is ready, please follow me.",
    model="acme/tiny-model",
)
with open("audio.wav", "wb") as target:
    target.write(data)
