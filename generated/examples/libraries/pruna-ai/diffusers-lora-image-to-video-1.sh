pip install -U diffusers transformers accelerate pruna peft imageio imageio-ffmpeg
