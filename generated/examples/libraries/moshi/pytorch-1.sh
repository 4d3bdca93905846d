# Needs Python 3.10 to 3.14, and an NVIDIA GPU.
pip install -U moshi
