from llama_cpp import Llama

filename = "Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf"
llm = Llama.from_pretrained(repo_id="bartowski/Meta-Llama-3.1-8B-Instruct-GGUF", filename=filename)

response = llm.create_chat_completion(
    messages=[
        {"role": "user", "content": "Which river flows through Vienna?"},
    ]
)
print(response["choices"][0]["message"]["content"])
