npx -y node-llama-cpp chat hf:acme/tiny-chat-GGUF
