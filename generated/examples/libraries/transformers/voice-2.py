import soundfile
from transformers import pipeline

pipe = pipeline("text-to-speech", model="acme/reader-aloud")

result = pipe("The kettle is on, and the rain has stopped.")
soundfile.write("speech.wav", result["audio"].T, result["sampling_rate"])
