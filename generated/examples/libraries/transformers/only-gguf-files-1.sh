pip install -U transformers accelerate gguf
