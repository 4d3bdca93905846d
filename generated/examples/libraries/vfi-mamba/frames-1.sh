git clone https://github.com/MCG-NJU/VFIMamba.git
cd VFIMamba
pip install torch numpy opencv-python scikit-image timm tqdm tensorboard
pip install causal-conv1d mamba-ssm
