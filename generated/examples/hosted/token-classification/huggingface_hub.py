import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.token_classification(
    text="Amara Okafor met Lukas Berg in Lisbon to plan the exhibition.",
    model="acme/tiny-model",
)
print(result)
