# Safetensors need the vLLM engine: an NVIDIA GPU, with Linux or with WSL 2 on Windows.
docker model install-runner --backend vllm --gpu cuda
