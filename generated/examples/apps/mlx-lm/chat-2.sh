mlx_lm.chat --model acme/tiny-chat-4bit
