# Needs Python 3.12 or 3.13.
pip install -U espnet espnet_model_zoo soundfile
