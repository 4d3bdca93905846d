# Dia requires torch 2.6, which cannot be installed in Python 3.14 or newer.
pip install git+https://github.com/nari-labs/dia.git
