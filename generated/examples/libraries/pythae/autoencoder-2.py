from pythae.models import AutoModel
from pythae.samplers import NormalSampler

model = AutoModel.load_from_hf_hub("acme/sketch-vae")

# Samples from a normal distribution, decodes the samples and writes the images to the folder "samples".
sampler = NormalSampler(model)
samples = sampler.sample(num_samples=4, output_dir="samples")
print(samples.shape)
