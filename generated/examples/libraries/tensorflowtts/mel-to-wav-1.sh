# Needs Python 3.7, 3.8 or 3.9, because it requires TensorFlow 2.7.
pip install -U TensorFlowTTS
