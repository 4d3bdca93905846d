from llama_cpp import Llama

llm = Llama.from_pretrained(repo_id="acme/storyteller-GGUF", filename="{{GGUF_FILE}}")

output = llm(
    "The old lighthouse keeper opened the letter and",
    max_tokens=512,
    echo=True,
)
print(output)
