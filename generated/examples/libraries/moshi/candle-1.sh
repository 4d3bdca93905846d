pip install -U rustymimi
