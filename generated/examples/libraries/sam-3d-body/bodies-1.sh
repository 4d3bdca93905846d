# Then install what INSTALL.md lists.
git clone https://github.com/facebookresearch/sam-3d-body.git
cd sam-3d-body
