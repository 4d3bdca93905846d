import soundfile as sf
from dia.model import Dia

model = Dia.from_pretrained("acme/two-voices")

text = "[S1] Did you water the tomatoes? [S2] Twice, and the basil as well. [S1] Then we can go."
output = model.generate(text)
sf.write("simple.mp3", output, 44100)
