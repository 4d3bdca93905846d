# Needs Python 3.10: some packages are held at versions of that time.
pip install -U stable-audio-tools
