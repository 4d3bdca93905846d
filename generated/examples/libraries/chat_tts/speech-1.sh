pip install -U ChatTTS torch torchaudio huggingface_hub
