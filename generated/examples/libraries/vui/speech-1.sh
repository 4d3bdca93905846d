pip install git+https://github.com/fluxions-ai/vui torchaudio
