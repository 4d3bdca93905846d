from transformers import pipeline

pipe = pipeline("text-generation", model="acme/talker-8b")

messages = [
    {"role": "user", "content": "Which planet of the solar system has the most moons?"},
]
print(pipe(messages))
