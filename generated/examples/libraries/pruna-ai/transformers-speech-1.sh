# The program ffmpeg is needed to read audio files: https://ffmpeg.org
pip install -U transformers accelerate pruna librosa
