# audiocraft pins torch 2.1, which newer versions of Python do not have.
pip install -U audiocraft
