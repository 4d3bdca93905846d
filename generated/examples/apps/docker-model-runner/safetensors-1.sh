# Safetensors need the vLLM engine, with an NVIDIA GPU on Linux or on Windows (WSL 2).
docker model install-runner --backend vllm --gpu cuda
