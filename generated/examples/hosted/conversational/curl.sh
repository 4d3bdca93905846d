curl https://router.huggingface.co/v1/chat/completions \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H "Content-Type: application/json" \
    -d '{
        "model": "acme/tiny-model",
        "messages": [
            {
                "role": "user",
                "content": "What is a good first project for someone learning to solder?"
            }
        ]
    }'
