# espeak-ng turns text into sounds. On a Mac: brew install espeak-ng
sudo apt install espeak-ng
pip install git+https://github.com/Zyphra/Zonos.git
