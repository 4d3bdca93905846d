pip install -U transformers accelerate bitsandbytes pruna
