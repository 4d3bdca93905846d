pip install -U "huggingface_hub[hf_xet]"
