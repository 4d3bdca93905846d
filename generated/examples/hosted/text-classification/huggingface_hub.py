import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.text_classification(
    text="The room was spotless and the view was lovely. Breakfast, sadly, was cold.",
    model="acme/tiny-model",
)
print(result)
