# Needs Linux and an NVIDIA GPU with 32 GB or more. The commands install Python 3.11.
git clone https://github.com/facebookresearch/sam-3d-objects.git
cd sam-3d-objects
conda env create -f environments/default.yml
conda activate sam3d-objects
export PIP_EXTRA_INDEX_URL="https://pypi.ngc.nvidia.com https://download.pytorch.org/whl/cu121"
pip install -e ".[dev]"
pip install -e ".[p3d]"
export PIP_FIND_LINKS="https://nvidia-kaolin.s3.us-east-2.amazonaws.com/torch-2.5.1_cu121.html"
pip install -e ".[inference]"
./patching/hydra
# Lets Python find the module "inference" in the folder notebook.
export PYTHONPATH="$PWD/notebook"
