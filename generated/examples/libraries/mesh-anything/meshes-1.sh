# Needs Python 3.10 and an NVIDIA GPU with CUDA 11.8.
git clone https://github.com/buaacyw/MeshAnything.git
cd MeshAnything
pip install torch==2.1.1 torchvision==0.16.1 --index-url https://download.pytorch.org/whl/cu118
pip install -r requirements.txt
pip install flash-attn --no-build-isolation
