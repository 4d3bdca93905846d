pip install "timesfm[torch]<2"
