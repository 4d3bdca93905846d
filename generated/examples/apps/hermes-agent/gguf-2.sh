llama-server -hf acme/tiny-agent-GGUF --jinja
