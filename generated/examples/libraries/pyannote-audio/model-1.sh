pip install -U pyannote.audio
# For some models, accept the conditions on their page first, then log in.
hf auth login
