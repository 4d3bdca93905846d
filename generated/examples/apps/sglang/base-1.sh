# Python 3.11 or newer, CUDA 13
uv pip install --prerelease=allow sglang
