# Safetensors models need the vLLM engine and an NVIDIA GPU, on Linux or on Windows with WSL 2.
docker model install-runner --backend vllm --gpu cuda
