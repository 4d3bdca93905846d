from llama_cpp import Llama

llm = Llama.from_pretrained(repo_id="storyteller.Q4", filename="{{GGUF_FILE}}")

output = llm(
    "The old lighthouse keeper opened the letter and",
    max_tokens=512,
    echo=True,
)
print(output)
