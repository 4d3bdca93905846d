# espeak-ng converts text to phonemes. On a Mac, use: brew install espeak-ng
sudo apt install espeak-ng
pip install git+https://github.com/Zyphra/Zonos.git
