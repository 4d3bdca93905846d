from llama_cpp import Llama
from llama_cpp.llama_chat_format import Llava15ChatHandler

# The handler reads images. Choose the handler for your model from this list:
# https://github.com/abetlen/llama-cpp-python#multi-modal-models
handler = Llava15ChatHandler.from_pretrained(repo_id="ggml-org/gemma-3-4b-it-GGUF", filename="mmproj-model-f16.gguf")

filename = "gemma-3-4b-it-Q4_K_M.gguf"
llm = Llama.from_pretrained(repo_id="ggml-org/gemma-3-4b-it-GGUF", filename=filename, chat_handler=handler, n_ctx=4096)

response = llm.create_chat_completion(
    messages=[
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "How many birds are in this picture?"},
                {
                    "type": "image_url",
                    "image_url": {
                        "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
                    },
                },
            ],
        }
    ]
)
print(response["choices"][0]["message"]["content"])
