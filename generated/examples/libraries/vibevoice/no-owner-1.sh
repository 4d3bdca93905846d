pip install git+https://github.com/vibevoice-community/VibeVoice.git
