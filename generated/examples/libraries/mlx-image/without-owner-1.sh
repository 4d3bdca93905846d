# Needs a Mac with Apple silicon, and Python 3.13 or newer.
pip install -U mlx-image
