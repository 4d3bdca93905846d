from speechbrain.inference import SepformerSeparation

model = SepformerSeparation.from_hparams("acme/two-voices")
result = model.separate_file("path/to/audio.wav")
print(result)
