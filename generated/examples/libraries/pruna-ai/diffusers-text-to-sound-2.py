import soundfile
import torch
from pruna import PrunaModel

# On a Mac with Apple silicon, use "mps" instead of "cuda".
pipe = PrunaModel.from_pretrained("stabilityai/stable-audio-open-1.0", torch_dtype=torch.float16)

prompt = "Rain falls on a tin roof while an accordion plays a slow waltz"
audio = pipe(prompt, output_type="np").audios[0]
soundfile.write("audio.wav", audio.T, pipe.components["vae"].config.sampling_rate)
