pip install -U pyannote.audio
# For some models, you must accept the conditions on the model page and log in.
hf auth login
