pip install -U "jev-style[mlx]"
