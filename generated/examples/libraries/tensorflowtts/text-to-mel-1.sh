pip install -U TensorFlowTTS
