import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.question_answering(
    question="Where are the spare keys kept?",
    context="The spare keys are kept in the blue tin on the top shelf of the workshop.",
    model="acme/tiny-model",
)
print(result)
