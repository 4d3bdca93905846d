# Needs Python 3.10 and an NVIDIA GPU.
git clone https://github.com/MCG-NJU/VFIMamba.git
cd VFIMamba
pip install torch numpy opencv-python scikit-image timm tqdm tensorboard huggingface_hub transformers
pip install causal-conv1d mamba-ssm
