import scipy.io.wavfile
from pocket_tts import TTSModel

tts_model = TTSModel.load_model("acme/small-voice")
voice_state = tts_model.get_state_for_audio_prompt(
    "hf://kyutai/tts-voices/alba-mackenna/casual.wav"
)

audio = tts_model.generate_audio(voice_state, "Someone left an umbrella on the bus.")
scipy.io.wavfile.write("output.wav", tts_model.sample_rate, audio.numpy())
