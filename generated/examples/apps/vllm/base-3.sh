curl http://localhost:8000/v1/completions \
  -H 'Content-Type: application/json' \
  -d '{
    "model": "acme/tiny-base",
    "prompt": "The planet with the most moons is",
    "max_tokens": 40
  }'
