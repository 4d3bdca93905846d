git clone https://github.com/microsoft/renderformer
cd renderformer
pip install -r requirements.txt
# Downloads FreeImage, which reads and writes images with a high dynamic range.
python -c "import imageio; imageio.plugins.freeimage.download()"
