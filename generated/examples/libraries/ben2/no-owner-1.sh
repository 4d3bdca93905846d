pip install -U requests pillow git+https://github.com/PramaLLC/BEN2.git
