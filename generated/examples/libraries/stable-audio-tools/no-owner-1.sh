# Needs Python 3.10, because it requires old versions of some packages.
pip install -U stable-audio-tools
