git clone https://github.com/bytedance/LVFace.git
cd LVFace
pip install -U huggingface_hub numpy onnxruntime-gpu opencv-python pillow requests
