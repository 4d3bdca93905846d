import torchaudio as ta
from chatterbox.tts_turbo import ChatterboxTurboTTS

# Loads ResembleAI/chatterbox-turbo
model = ChatterboxTurboTTS.from_pretrained(device="cuda")

# The model turns [chuckle], [laugh] and [cough] into sounds. It imitates the voice
# of a recording of about ten seconds.
text = "The last tram leaves at ten past midnight [chuckle], so please be at the stop in time."
wav = model.generate(text, audio_prompt_path="path/to/voice.wav")
ta.save("speech.wav", wav, model.sr)
