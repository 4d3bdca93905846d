pip install -U huggingface_hub git+https://github.com/HanClinto/CollectorVision
