# The program ffmpeg is needed to read audio files: https://ffmpeg.org
# Needs Python 3.10 to 3.13.
pip install -U transformers accelerate pruna librosa
