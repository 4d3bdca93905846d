# Needs Python 3.11 or newer, and CUDA 13
uv pip install --prerelease=allow sglang
