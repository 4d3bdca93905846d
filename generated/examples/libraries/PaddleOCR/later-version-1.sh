# Installs the version for the CPU. For a GPU, see
# https://www.paddleocr.ai/latest/version3.x/pipeline_usage/PaddleOCR-VL.html
pip install -U paddlepaddle "paddleocr[doc-parser]"
