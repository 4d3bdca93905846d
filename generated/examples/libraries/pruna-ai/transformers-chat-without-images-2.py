from pruna import PrunaModel
from transformers import AutoProcessor

processor = AutoProcessor.from_pretrained("acme/answer-box-2b")
model = PrunaModel.from_pretrained("acme/answer-box-2b")

messages = [
    {"role": "user", "content": "Which planet of the solar system has the most moons?"},
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
