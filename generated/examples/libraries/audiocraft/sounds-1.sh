# audiocraft requires torch 2.1, which cannot be installed in Python 3.12 or newer.
pip install -U audiocraft
