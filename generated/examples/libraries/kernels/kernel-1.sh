pip install -U kernels
