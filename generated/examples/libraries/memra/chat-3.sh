# Serves the OpenAI API at http://127.0.0.1:8080/v1
MEMRA_MODELS="model=hf:acme/talker-27b-NVFP4-GGUF" memra-server
