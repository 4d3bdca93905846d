from transformers import AutoProcessor, AutoModelForImageTextToText

processor = AutoProcessor.from_pretrained("acme/film-critic-7b")
model = AutoModelForImageTextToText.from_pretrained("acme/film-critic-7b", device_map="auto")

messages = [
    {
        "role": "user",
        "content": [
            {"type": "video", "url": "https://huggingface.co/datasets/nateraw/video-demo/resolve/main/archery.mp4"},
            {"type": "text", "text": "Which sport is this?"},
        ],
    },
]
inputs = processor.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=40)
print(processor.decode(outputs[0][inputs["input_ids"].shape[-1] :], skip_special_tokens=True))
