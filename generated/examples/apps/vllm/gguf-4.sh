curl http://localhost:8000/v1/chat/completions \
  -H 'Content-Type: application/json' \
  -d '{
    "model": "acme/tiny-chat-GGUF",
    "messages": [{"role": "user", "content": "Which planet of the solar system has the most moons?"}]
  }'
