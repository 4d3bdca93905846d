import os

from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
)

completion = client.chat.completions.create(
    model="acme/tiny-model",
    messages=[
        {
            "role": "user",
            "content": "What is a good first project for someone learning to solder?",
        },
    ],
)

print(completion.choices[0].message.content)
