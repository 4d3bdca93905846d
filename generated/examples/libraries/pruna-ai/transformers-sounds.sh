# Audio files are read with the program ffmpeg: https://ffmpeg.org
pip install -U transformers accelerate pruna librosa
