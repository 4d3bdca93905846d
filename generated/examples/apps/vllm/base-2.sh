vllm serve acme/tiny-base
