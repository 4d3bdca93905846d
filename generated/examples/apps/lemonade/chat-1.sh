# Install Lemonade first: https://lemonade-server.ai/docs/guide/install/
lemonade pull acme/tiny-chat-GGUF
