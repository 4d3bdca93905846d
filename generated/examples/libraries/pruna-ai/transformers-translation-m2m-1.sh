pip install -U transformers accelerate pruna
