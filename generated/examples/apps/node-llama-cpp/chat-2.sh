npx -y node-llama-cpp inspect estimate hf:acme/tiny-chat-GGUF
