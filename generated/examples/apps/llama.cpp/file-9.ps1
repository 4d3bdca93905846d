llama-cli -hf "acme/tiny-chat-GGUF:Q5_K_M" -c 32768
