docker run --gpus all --shm-size 1g -p 8080:80 \
  -v "$PWD/data:/data" \
  -e "HF_TOKEN=$HF_TOKEN" \
  ghcr.io/huggingface/text-generation-inference:3.3.5 \
  --model-id acme/tiny-chat
