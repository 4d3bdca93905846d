from llama_cpp import Llama

# The * matches any text. Change the pattern if the repository has no Q4_K_M file.
filename = "*Q4_K_M.gguf"
llm = Llama.from_pretrained(repo_id="acme/storyteller-GGUF", filename=filename)

output = llm(
    "The old lighthouse keeper opened the letter and",
    max_tokens=512,
    echo=True,
)
print(output["choices"][0]["text"])
