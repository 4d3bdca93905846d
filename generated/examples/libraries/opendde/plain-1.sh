# Needs Python 3.11, 3.12 or 3.13.
pip install -U "opendde[gpu]"
opendde doctor

# The source code contains sample inputs.
git clone https://github.com/aurekaresearch/OpenDDE.git
cd OpenDDE
