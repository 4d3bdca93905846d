from speechbrain.inference import EncoderASR

model = EncoderASR.from_hparams("acme/dictation-2")
print(model.transcribe_file("path/to/speech.wav"))
