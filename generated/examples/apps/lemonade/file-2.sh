lemonade run user.tiny-chat-GGUF-Q5_K_M
