python -m moshi.server --hf-repo acme/chatterer-pytorch-bf16
# Then open https://localhost:8998
