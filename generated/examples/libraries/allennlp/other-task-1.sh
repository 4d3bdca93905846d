# AllenNLP is no longer developed. It needs old versions of torch and spaCy,
# so use Python 3.7, 3.8 or 3.9.
pip install -U allennlp allennlp-models
