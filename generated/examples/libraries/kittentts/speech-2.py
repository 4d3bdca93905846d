import soundfile as sf
from kittentts import KittenTTS

model = KittenTTS("KittenML/kitten-tts-nano-0.2")
audio = model.generate("My bicycle has a flat tyre again.")
sf.write("output.wav", audio, 24000)
