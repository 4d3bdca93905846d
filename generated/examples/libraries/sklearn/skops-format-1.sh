pip install -U huggingface_hub scikit-learn skops
