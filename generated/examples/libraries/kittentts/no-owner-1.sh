pip install -U soundfile git+https://github.com/KittenML/KittenTTS
