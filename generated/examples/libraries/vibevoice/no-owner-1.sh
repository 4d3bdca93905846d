pip install -U vibevoice librosa soundfile
