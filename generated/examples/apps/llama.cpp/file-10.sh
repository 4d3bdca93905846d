git clone https://github.com/ggml-org/llama.cpp
cd llama.cpp
# For an NVIDIA GPU, add -DGGML_CUDA=ON
cmake -B build
cmake --build build -j --target llama-server llama-cli
