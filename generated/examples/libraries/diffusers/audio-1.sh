pip install -U diffusers transformers accelerate soundfile torchsde
