# Needs Python 3.9, and the programs espeak-ng and ffmpeg.
git clone https://github.com/jasonppy/VoiceCraft.git
cd VoiceCraft
pip install -e "git+https://github.com/facebookresearch/audiocraft.git@c5157b5bf14bf83449c17ea1eeb66c19fb4bc7f0#egg=audiocraft"
pip install torch==2.0.1 torchaudio==2.0.2 xformers==0.0.22 phonemizer==3.2.1 torchmetrics==0.11.1 huggingface_hub==0.22.2
