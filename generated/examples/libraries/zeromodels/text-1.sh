pip install -U zeromodels jax
