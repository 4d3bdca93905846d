pip install -U unbabel-comet
