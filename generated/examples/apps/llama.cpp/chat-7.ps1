winget install llama.cpp
