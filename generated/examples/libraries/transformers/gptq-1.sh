pip install -U transformers accelerate gptqmodel optimum
