pip install -U bm25s huggingface_hub
