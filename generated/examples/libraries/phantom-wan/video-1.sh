git clone https://github.com/Phantom-video/Phantom.git
cd Phantom
pip install -U huggingface_hub -r requirements.txt
