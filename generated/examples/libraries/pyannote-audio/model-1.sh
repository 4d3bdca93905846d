pip install -U pyannote.audio
# Some models need these two steps: accept the conditions on their page, then log in.
hf auth login
