pip install -U colpali-engine pillow
