python -m moshi.server --hf-repo kyutai/moshiko-pytorch-bf16
# Then open https://localhost:8998
