from pyannote.audio import Audio, Pipeline
from pyannote.core import Segment

pipeline = Pipeline.from_pretrained("acme/who-speaks")

# A whole recording
print(pipeline("path/to/audio.wav"))

# Seconds 2 to 5 of it
excerpt = Segment(start=2.0, end=5.0)
waveform, sample_rate = Audio().crop("path/to/audio.wav", excerpt)
print(pipeline({"waveform": waveform, "sample_rate": sample_rate}))
