# fairseq requires versions of hydra and omegaconf that fail with Python 3.11 and newer, and that pip 24.1 and
# newer reject.
pip install "pip<24.1"
pip install -U fairseq huggingface_hub soundfile torchaudio g2p_en
