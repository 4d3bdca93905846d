import os

import requests

url = "https://router.huggingface.co/v1/chat/completions"
headers = {
    "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
    "Content-Type": "application/json",
}

payload = {
    "model": "acme/tiny-model",
    "messages": [
        {
            "role": "user",
            "content": "What is a good first project for someone learning to solder?",
        },
    ],
}

response = requests.post(url, headers=headers, json=payload)
response.raise_for_status()
print(response.json()["choices"][0]["message"]["content"])
