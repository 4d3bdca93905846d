pip install -U transformers accelerate av torchcodec torchvision
