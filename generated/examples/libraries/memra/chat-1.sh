# Needs Linux on x86_64, an NVIDIA GPU (RTX 50 series, RTX 40 series or H100) and driver 580
# or newer. No CUDA toolkit is needed. The installer puts the programs into ~/.local/bin.
curl -fsSL https://raw.githubusercontent.com/avifenesh/memra/main/tools/install.sh | sh
