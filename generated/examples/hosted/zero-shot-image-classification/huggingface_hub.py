import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.zero_shot_image_classification(
    image="cat.jpg",
    candidate_labels=["cat", "dog", "llama"],
    model="acme/tiny-model",
)
print(result)
