from pruna_pro import PrunaProModel
from transformers import AutoTokenizer

# trust_remote_code=True runs Python code from the model repository. Read the code first.
tokenizer = AutoTokenizer.from_pretrained("acme/pruna-talker", trust_remote_code=True)
model = PrunaProModel.from_pretrained("acme/pruna-talker", trust_remote_code=True)

messages = [
    {"role": "user", "content": "Which planet of the solar system has the most moons?"},
]
inputs = tokenizer.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0][inputs["input_ids"].shape[-1] :], skip_special_tokens=True))
