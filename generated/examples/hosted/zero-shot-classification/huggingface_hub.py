import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.zero_shot_classification(
    text="I cancelled my order two weeks ago, but you still charged my card and nobody answers my emails.",
    candidate_labels=["refund", "legal", "faq"],
    model="acme/tiny-model",
)
print(result)
