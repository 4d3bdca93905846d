# Needs a Mobilint accelerator, and Python 3.10, 3.11 or 3.12.
pip install -U mblt-model-zoo
