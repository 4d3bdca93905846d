pip install -U ChatTTS torch torchaudio
