import collector_vision as cvg
from huggingface_hub import hf_hub_download

checkpoint = hf_hub_download(repo_id="card-corners", filename="model.onnx")
detector = cvg.NeuralCornerDetector(checkpoint)
