pip install -U "nemo_toolkit[asr]"
