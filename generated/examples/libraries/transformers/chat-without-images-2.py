from transformers import pipeline

pipe = pipeline("any-to-any", model="acme/answer-box-2b")

messages = [
    {"role": "user", "content": "Which planet of the solar system has the most moons?"},
]
answers = pipe(text=messages, return_full_text=False)
print(answers[0]["generated_text"])
