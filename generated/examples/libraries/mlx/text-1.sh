pip install -U mlx-lm
# On Linux with an NVIDIA GPU, also run: pip install "mlx[cuda]"
