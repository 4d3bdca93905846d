pip install -U edsnlp
