git clone https://github.com/TencentARC/SEED-Story.git
cd SEED-Story
pip install -r requirements.txt
