xcode-select --install  # Only once: the first call compiles a helper library.
pip install -U "aneforge[models]" pillow
