# The program ffmpeg reads audio files: https://ffmpeg.org
pip install -U transformers accelerate pruna librosa
