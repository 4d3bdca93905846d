pip install -U mlx-lm
# On Linux with an NVIDIA GPU, also: pip install "mlx[cuda]"
