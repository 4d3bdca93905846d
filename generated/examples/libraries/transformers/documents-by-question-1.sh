# pytesseract needs the program tesseract: https://tesseract-ocr.github.io
pip install -U transformers accelerate pillow pytesseract torchvision
