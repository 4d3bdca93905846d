pip install -U keras jax huggingface_hub pillow
