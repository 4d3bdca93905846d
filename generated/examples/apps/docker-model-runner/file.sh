docker model run hf.co/acme/tiny-chat-GGUF:Q5_K_M
