pip install -U transformers accelerate pruna_pro
