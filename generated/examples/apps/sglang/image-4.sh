docker run --gpus all --ipc=host --shm-size 32g -p 30000:30000 \
  -v ~/.cache/huggingface:/root/.cache/huggingface \
  --env "HF_TOKEN=$HF_TOKEN" \
  lmsysorg/sglang:latest \
  sglang serve acme/tiny-eye --host 0.0.0.0 --port 30000
