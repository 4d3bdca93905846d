vllm serve acme/tiny-eye
