hf download --local-dir hum-mlx acme/hum-mlx
