git clone https://github.com/Lightricks/LTX-2.git
cd LTX-2
# The video VAE uses natten. Windows and macOS skip it.
uv sync --extra natten
