pip install -U qwen-tts soundfile
pip install -U flash-attn --no-build-isolation
