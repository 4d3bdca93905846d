local-ai run huggingface://acme/tiny-chat-GGUF/tiny-chat-Q5_K_M.gguf
