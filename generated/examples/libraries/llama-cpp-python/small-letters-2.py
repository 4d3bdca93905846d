from llama_cpp import Llama

filename = "qwen2.5-7b-instruct-q3_k_m.gguf"
llm = Llama.from_pretrained(repo_id="Qwen/Qwen2.5-7B-Instruct-GGUF", filename=filename)

response = llm.create_chat_completion(
    messages=[
        {"role": "user", "content": "Which river flows through Vienna?"},
    ]
)
print(response["choices"][0]["message"]["content"])
