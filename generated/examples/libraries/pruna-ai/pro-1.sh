pip install -U pruna_pro
