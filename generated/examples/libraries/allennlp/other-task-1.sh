# AllenNLP is no longer developed. Use Python 3.7 to 3.9: its old versions of torch and spaCy need it.
pip install -U allennlp allennlp-models
