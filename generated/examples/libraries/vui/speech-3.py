import torchaudio
from vui.legacy import Vui, render

# Loads a checkpoint of fluxions/vui by its file name, here the basic model.
model = Vui.from_pretrained("vui-100m-base.pt").cuda()

waveform = render(
    model,
    "I wanted to take the early train, but the alarm clock had stopped in the night. "
    "So I had a long breakfast, read the whole paper, and went to the lake in the afternoon.",
)
torchaudio.save("out.wav", waveform[0].cpu(), 22050)
