pip install -U transformers accelerate
