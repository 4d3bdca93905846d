from asteroid.models import BaseModel

model = BaseModel.from_pretrained("acme/two-voices")

# Writes one file for each source, next to the recording.
model.separate("path/to/recording.wav", resample=True)
