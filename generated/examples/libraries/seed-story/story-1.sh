# Needs an NVIDIA GPU, and Python 3.8 or newer with torch 2.1.
git clone https://github.com/TencentARC/SEED-Story.git
cd SEED-Story
pip install -r requirements.txt
