pip install -U flexray
