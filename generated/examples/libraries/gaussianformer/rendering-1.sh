uv add "gaussianformer[flash] @ git+https://github.com/SVLwoof/gaussianformer" pillow
