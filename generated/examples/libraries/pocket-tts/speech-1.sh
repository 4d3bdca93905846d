# Needs Python 3.10 to 3.14.
pip install -U pocket-tts
