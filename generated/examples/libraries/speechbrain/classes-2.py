from speechbrain.inference import EncoderClassifier

model = EncoderClassifier.from_hparams("acme/which-bird")
_, score, _, label = model.classify_file("path/to/audio.wav")
print(label[0], score[0].item())
