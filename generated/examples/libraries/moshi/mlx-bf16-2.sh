python -m moshi_mlx.local --hf-repo acme/chatterer-mlx-bf16
