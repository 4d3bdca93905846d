lemonade run user.tiny-chat-GGUF
