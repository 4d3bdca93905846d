pip install -U transformers accelerate 'kernels>=0.17.0,<0.18.0'
