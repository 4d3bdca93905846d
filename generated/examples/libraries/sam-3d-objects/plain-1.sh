# Needs Linux, an NVIDIA GPU with 32 GB or more, and the CUDA toolkit 12.9.
git clone https://github.com/facebookresearch/sam-3d-objects.git
cd sam-3d-objects
pip install -U uv
uv venv --python 3.11 .venv
source .venv/bin/activate
uv sync --extra p3d --extra inference
./patching/hydra
# Lets Python find the module "inference".
export PYTHONPATH="$PWD/notebook"
