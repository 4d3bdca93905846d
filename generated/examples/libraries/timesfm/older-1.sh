# Needs Python 3.10, because these weights are for JAX.
pip install "timesfm[pax]<2"
