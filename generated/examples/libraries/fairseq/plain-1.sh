pip install -U fairseq huggingface_hub
