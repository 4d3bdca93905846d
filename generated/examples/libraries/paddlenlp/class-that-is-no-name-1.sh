# Installs the version for the CPU. For a GPU, see
# https://www.paddlepaddle.org.cn/en/install
pip install -U paddlepaddle paddlenlp
