hf download --local-dir hum-mlx hum-mlx
