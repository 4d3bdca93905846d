pip install -U transformers accelerate pandas
