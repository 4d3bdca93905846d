# Needs Python 3.10, 3.11 or 3.12, because it requires torch 2.3.1.
pip install -U relik
