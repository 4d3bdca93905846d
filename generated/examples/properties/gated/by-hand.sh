# First accept the conditions at https://huggingface.co/meta-llama/Llama-3.1-8B-Instruct
# Then log in with an access token. Programs can read the token from HF_TOKEN instead.
pip install -U huggingface_hub
hf auth login
