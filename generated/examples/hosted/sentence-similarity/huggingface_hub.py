import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.sentence_similarity(
    sentence="How do I reset my password?",
    other_sentences=[
        "I forgot my login and need a new one.",
        "The office is closed on public holidays.",
        "Where can I change my access code?",
    ],
    model="acme/tiny-model",
)
print(result)
