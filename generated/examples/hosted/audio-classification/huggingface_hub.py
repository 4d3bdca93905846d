import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.audio_classification(
    audio="alarm.flac",
    model="acme/tiny-model",
)
print(result)
