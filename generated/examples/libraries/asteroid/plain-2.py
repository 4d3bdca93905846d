from asteroid.models import BaseModel

model = BaseModel.from_pretrained("JorisCos/ConvTasNet_Libri2Mix_sepclean_16k")

# Writes one file per source: recording_est1.wav, recording_est2.wav and so on.
model.separate("path/to/recording.wav", output_dir=".", resample=True)
