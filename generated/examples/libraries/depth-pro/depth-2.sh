hf download --local-dir checkpoints apple/DepthPro
