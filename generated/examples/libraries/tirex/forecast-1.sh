pip install -U tirex-ts
