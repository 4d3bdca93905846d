pip install -U "opendde[gpu]"
opendde doctor
