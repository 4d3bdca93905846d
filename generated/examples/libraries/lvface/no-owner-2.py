# Run this in the folder LVFace.
import requests
from huggingface_hub import hf_hub_download
from inference_onnx import LVFaceONNXInferencer
from PIL import Image

model_path = hf_hub_download("familiar-faces", "LVFace-L_Glint360K/LVFace-L_Glint360K.onnx")
inferencer = LVFaceONNXInferencer(model_path, use_gpu=True)

# Photo by NASA, public domain. The model expects one cropped face.
url = "https://raw.githubusercontent.com/scikit-image/scikit-image/main/skimage/data/astronaut.png"
photo = Image.open(requests.get(url, timeout=300, stream=True).raw)
photo.crop((160, 60, 290, 200)).convert("RGB").save("face.jpg")

embedding = inferencer.infer_from_image("face.jpg")
print(embedding.shape)
