# Needs Python 3.11 or older, because audiocraft requires torch 2.1.
pip install -U audiocraft
