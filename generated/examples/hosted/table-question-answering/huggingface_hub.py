import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.table_question_answering(
    table={
        "Train": ["R 214", "IC 608", "EC 37"],
        "Destination": ["Verona", "Turin", "Zurich"],
        "Departure": ["08:10", "09:25", "11:10"],
        "Free seats": ["42", "17", "63"],
    },
    query="How many seats are free on the train to Turin?",
    model="acme/tiny-model",
)
print(result)
