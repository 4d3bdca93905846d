import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.image_classification(
    image="cat.jpg",
    model="acme/tiny-model",
)
print(result)
