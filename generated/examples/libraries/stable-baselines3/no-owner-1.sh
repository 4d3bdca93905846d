pip install -U huggingface_sb3 stable-baselines3
