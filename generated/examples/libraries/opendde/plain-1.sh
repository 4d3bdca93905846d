pip install "opendde[gpu]"
opendde doctor
