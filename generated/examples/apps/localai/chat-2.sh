local-ai run huggingface://acme/tiny-chat-GGUF
