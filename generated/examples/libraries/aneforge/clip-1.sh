xcode-select --install  # Needed once, to compile a helper library
pip install -U "aneforge[models]" pillow
