pip install -U allennlp allennlp-models
