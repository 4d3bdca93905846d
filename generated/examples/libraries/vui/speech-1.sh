# Needs Python 3.12.
pip install git+https://github.com/fluxions-ai/vui
