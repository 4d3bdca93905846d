# Needs Python 3.10 to 3.13.
pip install -U diffusers transformers accelerate pruna imageio imageio-ffmpeg
