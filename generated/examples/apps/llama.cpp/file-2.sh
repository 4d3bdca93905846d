# Start a server with the OpenAI API on port 8080
llama serve -hf acme/tiny-chat-GGUF:Q5_K_M -c 32768
