import collector_vision as cvg
from huggingface_hub import hf_hub_download

checkpoint = hf_hub_download(repo_id="acme/card-corners", filename="model.onnx")
embedder = cvg.NeuralEmbedder(checkpoint)
