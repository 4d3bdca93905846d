# Needs Python 3.10 and an NVIDIA GPU.
git clone https://github.com/PKU-YuanGroup/UniWorld-V1
cd UniWorld-V1
pip install -r requirements.txt
pip install flash-attn --no-build-isolation
