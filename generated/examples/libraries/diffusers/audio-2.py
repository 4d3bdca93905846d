import soundfile
from diffusers import DanceDiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DanceDiffusionPipeline.from_pretrained("harmonai/maestro-150k", device_map="cuda")

audio = pipe(audio_length_in_s=4.0).audios[0]
soundfile.write("audio.wav", audio.T, pipe.components["unet"].config.sample_rate)
