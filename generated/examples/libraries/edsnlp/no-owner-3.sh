pip install git+https://huggingface.co/visit-notes
