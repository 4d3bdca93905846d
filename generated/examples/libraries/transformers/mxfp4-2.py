from transformers import pipeline

pipe = pipeline("text-generation", model="openai/gpt-oss-20b")

messages = [
    {"role": "user", "content": "Which planet of the solar system has the most moons?"},
]
answers = pipe(messages, return_full_text=False)
print(answers[0]["generated_text"])
