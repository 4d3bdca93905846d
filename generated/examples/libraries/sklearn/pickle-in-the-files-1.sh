pip install -U huggingface_hub joblib pandas scikit-learn
