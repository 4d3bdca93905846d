# Needs Python 3.11 or newer.
git clone https://github.com/facebookresearch/perception_models.git
cd perception_models
pip install torch==2.5.1 torchvision==0.20.1 xformers --index-url https://download.pytorch.org/whl/cu124
pip install -e .
