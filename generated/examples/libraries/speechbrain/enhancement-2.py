from speechbrain.inference import SpectralMaskEnhancement

model = SpectralMaskEnhancement.from_hparams("acme/less-noise")
result = model.enhance_file("path/to/audio.wav")
print(result)
