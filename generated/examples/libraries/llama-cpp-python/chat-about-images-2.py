from llama_cpp import Llama

llm = Llama.from_pretrained(repo_id="acme/watcher-7b-GGUF", filename="{{GGUF_FILE}}")

response = llm.create_chat_completion(
    messages=[
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "How many birds are in this picture?"},
                {
                    "type": "image_url",
                    "image_url": {
                        "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
                    },
                },
            ],
        }
    ]
)
print(response["choices"][0]["message"]["content"])
