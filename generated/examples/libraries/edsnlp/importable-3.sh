pip install git+https://huggingface.co/acme/eds-visit-notes
