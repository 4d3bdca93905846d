from dia.model import Dia

model = Dia.from_pretrained("nari-labs/Dia-1.6B-0626")

# [S1] and [S2] are the two speakers.
text = "[S1] Did you water the tomatoes? [S2] Twice, and the basil as well. [S1] Then we can go."
audio = model.generate(text)
model.save_audio("dialogue.wav", audio)  # 44100 samples a second
