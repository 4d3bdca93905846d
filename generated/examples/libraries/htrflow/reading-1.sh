pip install -U htrflow
