python -m moshi_mlx.local_web --hf-repo acme/chatterer-mlx-bf16
