pip install -U transformers accelerate peft pruna
