mlx_lm.server --model acme/tiny-agent-4bit
