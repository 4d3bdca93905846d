from audiocraft.data.audio import audio_write
from audiocraft.models import AudioGen

model = AudioGen.get_pretrained("acme/noise-medium")
model.set_generation_params(duration=5)  # seconds

descriptions = [
    "a train crosses an iron bridge",
    "pigeons take off in a narrow yard",
    "someone walks on fresh snow",
]
wav = model.generate(descriptions)
for index, one_wav in enumerate(wav):
    # The function adds the extension .wav.
    audio_write(f"sample-{index}", one_wav.cpu(), model.sample_rate, strategy="loudness")
