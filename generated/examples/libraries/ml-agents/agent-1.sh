# Needs Python 3.10, from 3.10.1 to 3.10.12.
pip install -U mlagents
