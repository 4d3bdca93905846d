# Needs Python 3.11 and an NVIDIA GPU.
git clone https://github.com/facebookresearch/sam-3d-body.git
cd sam-3d-body
# Then install the packages that INSTALL.md lists, including the optional packages.
