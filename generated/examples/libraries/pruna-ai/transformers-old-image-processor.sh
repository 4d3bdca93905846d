pip install -U transformers accelerate pruna pillow torchvision
