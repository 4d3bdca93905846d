pip install -U "anemoi-inference[huggingface]" anemoi-models
# This plugin downloads the current weather from ECMWF's open data.
pip install -U "anemoi-plugins-ecmwf-inference[opendata]"
