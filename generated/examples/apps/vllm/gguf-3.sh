vllm serve acme/tiny-chat-GGUF:Q5_K_M --served-model-name acme/tiny-chat-GGUF --tokenizer acme/tiny-chat --dtype float16
