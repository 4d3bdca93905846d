import os

from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

response = client.responses.create(
    model="acme/tiny-model",
    input="What is a good first project for someone learning to solder?",
)

print(response.output_text)
