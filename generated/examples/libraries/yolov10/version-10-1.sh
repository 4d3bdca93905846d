pip install git+https://github.com/THU-MIG/yolov10.git huggingface_hub
