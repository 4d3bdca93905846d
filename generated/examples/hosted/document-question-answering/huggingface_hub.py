import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.document_question_answering(
    image="delivery_note.png",
    question="On which date was the parcel delivered?",
    model="acme/tiny-model",
)
print(result)
