pip install -U huggingface_hub joblib scikit-learn
