pip install -U huggingface_hub requests tensorflow
