pip install -U huggingface_hub git+https://github.com/apple/ml-depth-pro
