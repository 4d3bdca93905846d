pip install -U spacy
pip install "https://huggingface.co/acme/en-news.v2/resolve/main/en-news.v2-any-py3-none-any.whl"
