# pytesseract needs the program tesseract: https://tesseract-ocr.github.io
pip install -U transformers accelerate pruna pillow pytesseract torchvision
