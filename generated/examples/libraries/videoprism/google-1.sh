# mediapy uses the program ffmpeg to read videos.
pip install mediapy git+https://github.com/google-deepmind/videoprism.git
