# Needs Python 3.11 or newer.
pip install -U zeromodels jax
