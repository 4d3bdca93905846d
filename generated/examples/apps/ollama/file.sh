ollama run hf.co/acme/tiny-chat-GGUF:Q5_K_M
# Then set the length of the context in the chat: /set parameter num_ctx 32768
