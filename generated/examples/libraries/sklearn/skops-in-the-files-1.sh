pip install -U huggingface_hub pandas scikit-learn skops
