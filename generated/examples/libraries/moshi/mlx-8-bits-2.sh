python -m moshi_mlx.local -q 8 --hf-repo acme/chatterer-mlx-q8
