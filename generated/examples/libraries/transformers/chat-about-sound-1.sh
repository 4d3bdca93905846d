pip install -U transformers accelerate librosa
