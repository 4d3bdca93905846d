llama-server -hf acme/tiny-chat-GGUF
