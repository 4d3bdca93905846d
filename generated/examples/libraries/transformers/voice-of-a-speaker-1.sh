pip install -U transformers accelerate soundfile
