from pyannote.audio import Inference, Model
from pyannote.core import Segment

model = Model.from_pretrained("speech-segments")
inference = Inference(model)

# Reads the whole recording: one row of scores per window
for segment, scores in inference("path/to/audio.wav"):
    print(segment, scores)

# Reads only seconds 2 to 5 of the recording
for segment, scores in inference.crop("path/to/audio.wav", Segment(start=2.0, end=5.0)):
    print(segment, scores)
