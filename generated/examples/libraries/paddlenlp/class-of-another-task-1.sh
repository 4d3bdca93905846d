# Installs the build for the CPU; for a GPU see https://www.paddlepaddle.org.cn/en/install
pip install -U paddlepaddle paddlenlp
