import requests
from ben2 import AutoModel
from PIL import Image

url = "https://huggingface.co/datasets/mishig/sample_images/resolve/main/teapot.jpg"
image = Image.open(requests.get(url, stream=True).raw)

model = AutoModel.from_pretrained("PramaLLC/BEN2")
model.to("cuda").eval()

foreground = model.inference(image)
foreground.save("foreground.png")
