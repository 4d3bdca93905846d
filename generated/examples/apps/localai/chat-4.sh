docker run -ti --name local-ai -p 8080:8080 \
  -v "$PWD/models:/models" \
  localai/localai:latest huggingface://acme/tiny-chat-GGUF
