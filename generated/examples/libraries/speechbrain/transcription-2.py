from speechbrain.inference import EncoderDecoderASR

model = EncoderDecoderASR.from_hparams("acme/dictation")
print(model.transcribe_file("path/to/speech.wav"))
