// Generated – do not edit.
// source:    spec/libraries/lvface.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of lvface: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `git clone https://github.com/bytedance/LVFace.git
cd LVFace
pip install -U huggingface_hub numpy onnxruntime-gpu opencv-python requests`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Turn a face into an embedding",
      render: (facts, python) => `from huggingface_hub import hf_hub_download
from inference_onnx import LVFaceONNXInferencer

model_path = hf_hub_download("${python.inDouble(facts.id)}", "LVFace-L_Glint360K/LVFace-L_Glint360K.onnx")
inferencer = LVFaceONNXInferencer(model_path, use_gpu=True, timeout=300)

embedding = inferencer.infer_from_image("path/to/face.jpg")
print(embedding.shape)`,
    },
  ],
};
