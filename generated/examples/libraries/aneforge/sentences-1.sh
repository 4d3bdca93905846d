xcode-select --install  # once: the first call compiles a helper library
pip install -U "aneforge[models]" pillow
