# Run this in the folder MARS5-TTS.
from inference import Mars5TTS

mars5 = Mars5TTS.from_pretrained("acme/stage-voice")
