python -m moshi_mlx.local_web -q 4 --hf-repo acme/chatterer-mlx-q4
