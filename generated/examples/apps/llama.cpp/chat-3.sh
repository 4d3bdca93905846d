# Chat in the terminal
llama cli -hf acme/tiny-chat-GGUF
