from transformers import pipeline

pipe = pipeline("image-text-to-text", model="acme/watcher-7b", trust_remote_code=True)

messages = [
    {
        "role": "user",
        "content": [
            {
                "type": "image",
                "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
            },
            {"type": "text", "text": "What is printed on the sweets in this picture?"},
        ],
    },
]
print(pipe(text=messages))
