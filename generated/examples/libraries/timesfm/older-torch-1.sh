# Needs Python 3.11.
pip install "timesfm[torch]<2"
