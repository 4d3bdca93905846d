python -m sample_factory.huggingface.load_from_hub -r acme/maze-runner -d ./train_dir
