from audiocraft.data.audio import audio_write
from audiocraft.models import MAGNeT

model = MAGNeT.get_pretrained("acme/quick-tune")

descriptions = [
    "slow jazz with a double bass and brushes",
    "cheerful accordion waltz",
    "quiet piano in a rainy street",
]
wav = model.generate(descriptions)
for index, one_wav in enumerate(wav):
    # The function adds the extension .wav.
    audio_write(f"sample-{index}", one_wav.cpu(), model.sample_rate, strategy="loudness")
