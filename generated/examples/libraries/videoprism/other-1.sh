# mediapy reads videos with the program ffmpeg.
pip install mediapy git+https://github.com/google-deepmind/videoprism.git
