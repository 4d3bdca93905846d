import soundfile
from speechbrain.inference import SepformerSeparation

model = SepformerSeparation.from_hparams("acme/two-voices")
sources = model.separate_file("path/to/mixture.wav")[0].detach().cpu().numpy()
for number in range(sources.shape[1]):
    soundfile.write(f"source-{number + 1}.wav", sources[:, number], model.hparams.sample_rate)
