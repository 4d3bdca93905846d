pip install -U sample-factory
