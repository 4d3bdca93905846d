pip install -U "timesfm[torch]"
