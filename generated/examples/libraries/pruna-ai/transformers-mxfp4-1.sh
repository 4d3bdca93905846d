# Needs Python 3.10 to 3.13.
pip install -U transformers accelerate 'kernels>=0.17.0,<0.18.0' pruna
