npx -y node-llama-cpp chat hf:acme/tiny-chat-GGUF:Q5_K_M
