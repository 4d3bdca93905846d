pip install -U spacy
# Installs Python code from the model repository. Read the code first.
pip install "https://huggingface.co/acme/en_news_sm/resolve/main/en_news_sm-any-py3-none-any.whl"
