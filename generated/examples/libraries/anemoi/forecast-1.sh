pip install -U "anemoi-inference[huggingface]" anemoi-models
# This plugin downloads the current weather from the open data of ECMWF.
pip install -U "anemoi-plugins-ecmwf-inference[opendata]"
