import aneforge as af
import librosa

# One channel, 16,000 samples per second, float32
audio, _ = librosa.load("path/to/speech.wav", sr=16000, mono=True)
asr = af.load_whisper("acme/dictation")

text = asr.transcribe(audio)
print(text)
