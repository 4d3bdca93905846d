# Linux on x86_64, an NVIDIA Blackwell GPU, driver 580 or newer. No CUDA toolkit is needed.
curl -fsSL https://raw.githubusercontent.com/avifenesh/memra/main/tools/install.sh | sh
