import soundfile
import torch
from pruna import PrunaModel

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("cvssp/audioldm2", torch_dtype=torch.float16)

prompt = "Rain falls on a tin roof while an accordion plays a slow waltz"
audio = pipe(prompt).audios[0]
soundfile.write("audio.wav", audio, pipe.components["vocoder"].config.sampling_rate)
