ollama run hf.co/acme/tiny-chat-GGUF
