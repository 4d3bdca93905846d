hf download acme/phantom-14b --local-dir Phantom-Wan-Models
# Phantom's base model encodes the text and decodes the video.
hf download Wan-AI/Wan2.1-T2V-1.3B --local-dir Wan2.1-T2V-1.3B
