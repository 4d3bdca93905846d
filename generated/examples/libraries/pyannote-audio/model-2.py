from pyannote.audio import Inference, Model
from pyannote.core import Segment

model = Model.from_pretrained("acme/speech-segments")
inference = Inference(model)

# A whole recording: one row of scores per window
for segment, scores in inference("path/to/audio.wav"):
    print(segment, scores)

# Seconds 2 to 5 of it
for segment, scores in inference.crop("path/to/audio.wav", Segment(start=2.0, end=5.0)):
    print(segment, scores)
