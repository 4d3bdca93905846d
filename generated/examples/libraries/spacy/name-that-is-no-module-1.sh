pip install -U spacy
# Installs Python code from the model repository. Read the code first.
pip install "https://huggingface.co/acme/en-news.v2/resolve/main/en-news.v2-any-py3-none-any.whl"
