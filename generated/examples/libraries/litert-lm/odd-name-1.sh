pip install -U litert-lm
