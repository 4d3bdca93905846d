pip install -U hezar
