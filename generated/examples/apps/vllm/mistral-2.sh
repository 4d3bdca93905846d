pip install --upgrade mistral-common
