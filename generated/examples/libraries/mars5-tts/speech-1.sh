git clone https://github.com/Camb-ai/MARS5-TTS.git
cd MARS5-TTS
pip install -r requirements.txt soundfile
