# Installs Python code from the model repository. Read the code first.
pip install git+https://huggingface.co/acme/eds-visit-notes
