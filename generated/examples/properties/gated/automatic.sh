# First accept the conditions at https://huggingface.co/black-forest-labs/FLUX.1-dev
# Then log in with an access token. Programs can read the token from HF_TOKEN instead.
pip install -U huggingface_hub
hf auth login
