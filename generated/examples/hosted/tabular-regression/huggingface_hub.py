import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.tabular_regression(
    table={
        "floor_area_m2": ["54", "120"],
        "rooms": ["2", "4"],
        "year_built": ["1974", "2008"],
        "district": ["Harbour", "Old Town"],
    },
    model="acme/tiny-model",
)
print(result)
