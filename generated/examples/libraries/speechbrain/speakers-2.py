from speechbrain.inference import SpeakerRecognition

model = SpeakerRecognition.from_hparams("acme/same-voice")
score, same_speaker = model.verify_files("path/to/one.wav", "path/to/other.wav")
print(score, same_speaker)
