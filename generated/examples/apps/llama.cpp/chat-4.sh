brew install llama.cpp
