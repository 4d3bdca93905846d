import aneforge as af
import librosa

# One channel, 16000 samples a second, float32
audio, _ = librosa.load("path/to/speech.wav", sr=16000, mono=True)
asr = af.load_whisper("acme/dictation")

text = asr.transcribe(audio)
print(text)
