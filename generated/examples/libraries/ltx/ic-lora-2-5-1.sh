git clone https://github.com/Lightricks/LTX-2.git
cd LTX-2
# The video VAE uses natten. On Windows and macOS, natten is not installed.
uv sync --extra natten
