import soundfile
import torch
from diffusers import DiffusionPipeline

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = DiffusionPipeline.from_pretrained("cvssp/audioldm2", dtype=torch.float16, device_map="cuda")

prompt = "Rain falls on a tin roof while an accordion plays a slow waltz"
audio = pipe(prompt).audios[0]
soundfile.write("audio.wav", audio, pipe.components["vocoder"].config.sampling_rate)
