pip install -U cartesia-metal cartesia-mlx
