import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.object_detection(
    image="desk.jpg",
    model="acme/tiny-model",
)
print(result)
