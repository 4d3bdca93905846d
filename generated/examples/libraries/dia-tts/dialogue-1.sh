# Needs Python 3.13 or older, because Dia requires torch 2.6.
pip install git+https://github.com/nari-labs/dia.git
