# Run this in the folder MARS5-TTS.
import librosa
import soundfile as sf
import torch
from inference import InferenceConfig, Mars5TTS

mars5 = Mars5TTS.from_pretrained("acme/stage-voice")

# A recording of the voice to imitate, up to 12 seconds long, and its transcript
voice, _ = librosa.load("path/to/voice.wav", sr=mars5.sr, mono=True)
_, audio = mars5.tts(
    "The market opens at six, and the best bread is gone by seven.",
    torch.from_numpy(voice),
    "Write here what the recording says.",
    cfg=InferenceConfig(deep_clone=True),
)
sf.write("output.wav", audio.cpu().numpy(), mars5.sr)
