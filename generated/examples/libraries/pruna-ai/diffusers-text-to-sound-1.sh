pip install -U diffusers transformers accelerate pruna soundfile torchsde
