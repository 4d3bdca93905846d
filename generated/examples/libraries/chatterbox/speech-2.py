import torchaudio as ta
from chatterbox.tts import ChatterboxTTS

# Loads ResembleAI/chatterbox
model = ChatterboxTTS.from_pretrained(device="cuda")

text = "The last tram leaves at ten past midnight, so please be at the stop in time."
wav = model.generate(text)
ta.save("test-1.wav", wav, model.sr)

# Speaks the same sentence with the voice of a recording.
wav = model.generate(text, audio_prompt_path="path/to/voice.wav")
ta.save("test-2.wav", wav, model.sr)
