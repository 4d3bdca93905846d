from transformers import pipeline

pipe = pipeline("text-generation", model="acme/talker-8b")

messages = [
    {"role": "user", "content": "What does \"dusk\" mean?"},
]
answers = pipe(messages, return_full_text=False)
print(answers[0]["generated_text"])
