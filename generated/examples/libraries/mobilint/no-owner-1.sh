pip install -U mblt-model-zoo
