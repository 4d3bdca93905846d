# fairseq requires old versions of hydra and omegaconf. Python 3.11 and newer cannot run
# them, and pip 24.1 and newer cannot install them.
pip install "pip<24.1"
pip install -U fairseq huggingface_hub soundfile torchaudio g2p_en
