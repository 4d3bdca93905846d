pip install -U diffusers transformers accelerate pruna imageio imageio-ffmpeg
