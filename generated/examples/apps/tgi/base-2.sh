curl http://localhost:8080/generate \
  -H 'Content-Type: application/json' \
  -d '{"inputs": "The planet with the most moons is", "parameters": {"max_new_tokens": 40}}'
