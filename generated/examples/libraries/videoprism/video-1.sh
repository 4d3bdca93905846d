pip install git+https://github.com/google-deepmind/videoprism.git
