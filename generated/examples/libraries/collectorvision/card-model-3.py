import collector_vision as cvg
from huggingface_hub import hf_hub_download
from PIL import Image

checkpoint = hf_hub_download(repo_id="acme/card-corners", filename="model.onnx")
embedder = cvg.NeuralEmbedder(checkpoint)

card = Image.open("card.png")  # The cropped and straightened card that the block above saved
embedding = embedder.embed(card)
print(embedding.shape)
