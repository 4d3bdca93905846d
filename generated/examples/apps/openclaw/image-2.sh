llama-server -hf acme/tiny-eye-GGUF --jinja
