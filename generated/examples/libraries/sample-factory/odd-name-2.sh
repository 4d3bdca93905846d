python -m sample_factory.huggingface.load_from_hub -r 'maze runner'\''s' -d ./train_dir
