pip install -U transformers accelerate pruna av torchcodec torchvision
