import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.tabular_classification(
    table={
        "island": ["Torgersen", "Biscoe"],
        "bill_length_mm": ["39.1", "46.1"],
        "flipper_length_mm": ["181", "211"],
        "body_mass_g": ["3750", "4500"],
    },
    model="acme/tiny-model",
)
print(result)
