mlx_lm.server --model acme/tiny-chat-4bit
