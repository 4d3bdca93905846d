import soundfile
from transformers import pipeline

pipe = pipeline("text-to-audio", model="facebook/musicgen-small")

result = pipe("A slow waltz for accordion and double bass")
soundfile.write("audio.wav", result["audio"].T, result["sampling_rate"])
