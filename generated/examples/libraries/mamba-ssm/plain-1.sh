pip install -U torch
pip install -U mamba-ssm --no-build-isolation
