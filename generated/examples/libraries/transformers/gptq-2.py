from transformers import pipeline

pipe = pipeline("text-generation", model="TheBloke/Mistral-7B-Instruct-v0.2-GPTQ")

messages = [
    {"role": "user", "content": "Which planet of the solar system has the most moons?"},
]
answers = pipe(messages, return_full_text=False)
print(answers[0]["generated_text"])
