from huggingface_hub import snapshot_download
from llama_cpp import Llama

# The model is split into several files.
folder = snapshot_download("unsloth/DeepSeek-R1-GGUF", allow_patterns="DeepSeek-R1-Q4_K_M/DeepSeek-R1-Q4_K_M-*")
llm = Llama(model_path=f"{folder}/DeepSeek-R1-Q4_K_M/DeepSeek-R1-Q4_K_M-00001-of-00009.gguf")

response = llm.create_chat_completion(
    messages=[
        {"role": "user", "content": "Which river flows through Vienna?"},
    ]
)
print(response["choices"][0]["message"]["content"])
