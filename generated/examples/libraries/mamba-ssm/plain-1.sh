# Needs Linux and an NVIDIA GPU.
pip install -U torch transformers
pip install -U mamba-ssm --no-build-isolation
