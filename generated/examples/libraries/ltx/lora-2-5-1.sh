git clone https://github.com/Lightricks/LTX-2.git
cd LTX-2
# natten serves the video VAE. It is skipped on Windows and macOS.
uv sync --extra natten
