curl http://localhost:8000/v1/chat/completions \
  -H 'Content-Type: application/json' \
  -d '{
    "model": "acme/tiny-eye",
    "messages": [{"role": "user", "content": [
      {"type": "text", "text": "What is printed on the sweets in this picture?"},
      {"type": "image_url", "image_url": {"url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG"}}
    ]}]
  }'
