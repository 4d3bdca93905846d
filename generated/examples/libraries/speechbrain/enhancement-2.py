from speechbrain.inference import SpectralMaskEnhancement

model = SpectralMaskEnhancement.from_hparams("acme/less-noise")
model.enhance_file("path/to/noisy.wav", output_filename="enhanced.wav")
