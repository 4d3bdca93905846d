pip install -U "hezar[all]"
