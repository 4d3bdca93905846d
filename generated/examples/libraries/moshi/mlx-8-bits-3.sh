python -m moshi_mlx.local_web -q 8 --hf-repo acme/chatterer-mlx-q8
