import soundfile
from espnet2.bin.tts_inference import Text2Speech

model = Text2Speech.from_pretrained("acme/reading-voice")

speech = model("The bakery on the corner opens before sunrise.")["wav"]
soundfile.write("speech.wav", speech.cpu().numpy(), model.fs)
