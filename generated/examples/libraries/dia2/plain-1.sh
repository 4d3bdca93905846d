pip install -U "git+https://github.com/nari-labs/dia2.git"
