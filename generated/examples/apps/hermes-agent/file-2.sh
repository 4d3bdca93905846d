llama-server -hf acme/tiny-agent-GGUF:Q5_K_M --jinja
