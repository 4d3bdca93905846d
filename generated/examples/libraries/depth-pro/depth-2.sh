hf download --local-dir checkpoints acme/deep-view
