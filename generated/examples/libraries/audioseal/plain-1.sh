pip install -U audioseal huggingface_hub torchaudio torchcodec
