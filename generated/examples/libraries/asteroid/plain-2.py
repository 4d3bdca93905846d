from asteroid.models import BaseModel

model = BaseModel.from_pretrained("acme/two-voices")

# Writes one file per source: recording_est1.wav, recording_est2.wav and so on.
model.separate("path/to/recording.wav", output_dir=".", resample=True)
