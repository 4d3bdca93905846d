from supertonic import TTS

tts = TTS(auto_download=True)
style = tts.get_voice_style(voice_name="M1")

text = "The next train leaves from platform four."
wav, duration = tts.synthesize(text, voice_style=style)
tts.save_audio(wav, "output.wav")
print(duration)  # in seconds
