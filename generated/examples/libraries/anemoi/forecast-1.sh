pip install -U "anemoi-inference[huggingface]" anemoi-models
