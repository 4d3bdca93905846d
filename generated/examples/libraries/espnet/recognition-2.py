import soundfile
from espnet2.bin.asr_inference import Speech2Text

model = Speech2Text.from_pretrained("acme/note-taker")

speech, rate = soundfile.read("path/to/speech.wav")
text, *_ = model(speech)[0]
print(text)
