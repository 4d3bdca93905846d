from supertonic import TTS

# Loads the checkpoint for this version of the package.
tts = TTS(auto_download=True)
style = tts.get_voice_style(voice_name="M1")

wav, duration = tts.synthesize("The next train leaves from platform four.", voice_style=style)
tts.save_audio(wav, "output.wav")
print(duration)  # in seconds
