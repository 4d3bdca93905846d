pip install -U tf-keras huggingface_hub
