# Needs Python 3.7, 3.8 or 3.9: the library is held at TensorFlow 2.7.
pip install -U TensorFlowTTS
