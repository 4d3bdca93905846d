import soundfile as sf
from kittentts import KittenTTS

model = KittenTTS("tabby-nano-0.1")
audio = model.generate("My bicycle has a flat tyre again.")
sf.write("output.wav", audio, 24000)
