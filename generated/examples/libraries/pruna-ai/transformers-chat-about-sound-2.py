from pruna import PrunaModel
from transformers import AutoProcessor

processor = AutoProcessor.from_pretrained("acme/listener-7b")
model = PrunaModel.from_pretrained("acme/listener-7b")

messages = [
    {
        "role": "user",
        "content": [
            {"type": "audio", "url": "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac"},
            {"type": "text", "text": "What does the speaker say?"},
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
