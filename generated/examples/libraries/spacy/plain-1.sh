pip install -U spacy
pip install "https://huggingface.co/acme/en_news_sm/resolve/main/en_news_sm-any-py3-none-any.whl"
