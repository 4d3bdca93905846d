from speechbrain.inference import EncoderClassifier

model = EncoderClassifier.from_hparams("acme/which-bird")
result = model.classify_file("path/to/audio.wav")
print(result)
