npx -y node-llama-cpp inspect estimate hf:acme/tiny-chat-GGUF:Q5_K_M
