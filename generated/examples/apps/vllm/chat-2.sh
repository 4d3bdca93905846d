vllm serve acme/tiny-chat
