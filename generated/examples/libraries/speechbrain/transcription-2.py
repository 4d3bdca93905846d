from speechbrain.inference import EncoderDecoderASR

model = EncoderDecoderASR.from_hparams("acme/dictation")
result = model.transcribe_file("path/to/audio.wav")
print(result)
