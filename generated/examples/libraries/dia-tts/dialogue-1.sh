# Dia pins torch 2.6, which newer versions of Python do not have.
pip install git+https://github.com/nari-labs/dia.git
