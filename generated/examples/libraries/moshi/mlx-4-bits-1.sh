# Needs a Mac with Apple silicon.
pip install -U moshi_mlx
