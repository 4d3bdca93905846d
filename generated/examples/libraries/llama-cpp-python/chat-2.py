from llama_cpp import Llama

# The * matches any text. Change the pattern if the repository has no Q4_K_M file.
filename = "*Q4_K_M.gguf"
llm = Llama.from_pretrained(repo_id="acme/talker-8b-GGUF", filename=filename)

response = llm.create_chat_completion(
    messages=[
        {"role": "user", "content": "Which river flows through Vienna?"},
    ]
)
print(response["choices"][0]["message"]["content"])
