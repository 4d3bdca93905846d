git clone https://github.com/3DTopia/3DTopia-XL.git
cd 3DTopia-XL
pip install torch==2.1.2 torchvision==0.16.2 xformers huggingface_hub
pip install -r requirements.txt
# Compiles the CUDA extensions of the repository.
bash install.sh
