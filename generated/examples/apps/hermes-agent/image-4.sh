hermes config set model.provider custom
hermes config set model.base_url http://localhost:8080/v1
hermes config set model.default acme/tiny-eye-GGUF
