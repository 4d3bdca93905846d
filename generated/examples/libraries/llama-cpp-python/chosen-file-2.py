from llama_cpp import Llama

filename = "storyteller-Q8_0.gguf"
llm = Llama.from_pretrained(repo_id="acme/storyteller-GGUF", filename=filename)

output = llm(
    "The old lighthouse keeper opened the letter and",
    max_tokens=512,
    echo=True,
)
print(output["choices"][0]["text"])
