from speechbrain.inference import EncoderASR

model = EncoderASR.from_hparams("acme/dictation-2")
result = model.transcribe_file("path/to/audio.wav")
print(result)
