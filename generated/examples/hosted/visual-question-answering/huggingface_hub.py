import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.visual_question_answering(
    image="kitchen.jpg",
    question="How many chairs are at the table?",
    model="acme/tiny-model",
)
print(result)
