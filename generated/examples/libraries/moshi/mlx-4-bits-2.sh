python -m moshi_mlx.local -q 4 --hf-repo acme/chatterer-mlx-q4
