from pyannote.audio import Inference, Model
from pyannote.core import Segment

model = Model.from_pretrained("acme/speech-segments")
inference = Inference(model)

# A whole recording
print(inference("path/to/audio.wav"))

# Seconds 2 to 5 of it
excerpt = Segment(start=2.0, end=5.0)
print(inference.crop("path/to/audio.wav", excerpt))
