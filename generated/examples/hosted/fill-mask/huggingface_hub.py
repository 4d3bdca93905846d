import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.fill_mask(
    text="The ship sailed into the <mask> at dawn.",
    model="acme/tiny-model",
)
print(result)
