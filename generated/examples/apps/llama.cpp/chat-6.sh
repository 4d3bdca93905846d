llama-cli -hf acme/tiny-chat-GGUF
