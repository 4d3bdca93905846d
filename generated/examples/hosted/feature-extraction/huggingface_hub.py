import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.feature_extraction(
    text="The kettle is on the stove.",
    model="acme/tiny-model",
)
print(result)
