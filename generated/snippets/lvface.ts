// Generated – do not edit.
// source:    spec/libraries/lvface.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use lvface with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `git clone https://github.com/bytedance/LVFace.git
cd LVFace
pip install -U huggingface_hub numpy onnxruntime-gpu opencv-python pillow requests`);
  show("1", "usage", "python", "Turn a face into an embedding", `# Run this in the folder LVFace.
import requests
from huggingface_hub import hf_hub_download
from inference_onnx import LVFaceONNXInferencer
from PIL import Image

model_path = hf_hub_download("${python.inDouble(facts.id)}", "LVFace-L_Glint360K/LVFace-L_Glint360K.onnx")
inferencer = LVFaceONNXInferencer(model_path, use_gpu=True)

# Photo by NASA, public domain. The model expects one cropped face.
url = "https://raw.githubusercontent.com/scikit-image/scikit-image/main/skimage/data/astronaut.png"
photo = Image.open(requests.get(url, timeout=300, stream=True).raw)
photo.crop((160, 60, 290, 200)).convert("RGB").save("face.jpg")

embedding = inferencer.infer_from_image("face.jpg")
print(embedding.shape)`);
};
