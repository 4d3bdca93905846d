pip install -U speechbrain soundfile
