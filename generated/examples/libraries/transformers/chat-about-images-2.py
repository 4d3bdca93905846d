from transformers import pipeline

pipe = pipeline("image-text-to-text", model="acme/watcher-7b")

messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG"},
            {"type": "text", "text": "What is printed on the sweets in this picture?"},
        ],
    },
]
answers = pipe(text=messages, return_full_text=False)
print(answers[0]["generated_text"])
