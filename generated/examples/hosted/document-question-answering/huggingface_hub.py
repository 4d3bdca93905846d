import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.document_question_answering(
    image="invoice.jpg",
    question="What is the date of the invoice?",
    model="acme/tiny-model",
)
print(result)
