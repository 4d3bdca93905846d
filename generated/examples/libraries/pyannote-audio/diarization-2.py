from pyannote.audio import Pipeline

pipeline = Pipeline.from_pretrained("acme/who-speaks")
output = pipeline("path/to/audio.wav")

for turn, speaker in output.speaker_diarization:
    print(f"{turn.start:.1f}-{turn.end:.1f} s: {speaker}")
