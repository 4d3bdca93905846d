import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.automatic_speech_recognition(
    audio="meeting.wav",
    model="acme/tiny-model",
)
print(result.text)
