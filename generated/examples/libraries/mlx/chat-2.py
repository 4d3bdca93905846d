from mlx_lm import generate, load

model, tokenizer = load("acme/talker-8b-4bit")

messages = [{"role": "user", "content": "Name three things to do on a rainy Sunday."}]
prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)

print(generate(model, tokenizer, prompt=prompt, max_tokens=200))
