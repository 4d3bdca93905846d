docker run -v llama-cache:/root/.cache -p 8080:8080 \
  ghcr.io/ggml-org/llama.cpp:server \
  -hf acme/tiny-chat-GGUF:Q5_K_M -c 32768 --host 0.0.0.0 --port 8080
