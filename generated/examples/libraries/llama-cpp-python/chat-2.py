from llama_cpp import Llama

llm = Llama.from_pretrained(repo_id="acme/talker-8b-GGUF", filename="{{GGUF_FILE}}")

response = llm.create_chat_completion(
    messages=[
        {"role": "user", "content": "Which river flows through Vienna?"},
    ]
)
print(response["choices"][0]["message"]["content"])
