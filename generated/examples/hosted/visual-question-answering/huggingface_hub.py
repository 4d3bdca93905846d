import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.visual_question_answering(
    image="coffee.jpg",
    question="What is in the cup?",
    model="acme/tiny-model",
)
print(result)
