pip install -U transformers accelerate pillow torchvision
