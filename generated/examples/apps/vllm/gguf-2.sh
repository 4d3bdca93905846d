pip install vllm-gguf-plugin
