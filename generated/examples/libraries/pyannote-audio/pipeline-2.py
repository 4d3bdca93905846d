from pyannote.audio import Pipeline

pipeline = Pipeline.from_pretrained("acme/speech-or-not")
output = pipeline("path/to/audio.wav")

for segment in output.get_timeline():
    print(f"{segment.start:.1f}-{segment.end:.1f} s")
