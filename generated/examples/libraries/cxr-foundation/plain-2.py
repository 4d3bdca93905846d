import requests
from clientside.clients import make_hugging_face_client
from PIL import Image

# Photo by Stillwaterising, CC0
url = "https://upload.wikimedia.org/wikipedia/commons/c/c8/Chest_Xray_PA_3-8-2010.png"
response = requests.get(url, headers={"User-Agent": "Demo"}, stream=True)
img = Image.open(response.raw).convert("L")  # greyscale

cxr_client = make_hugging_face_client("cxr_model")
embeddings = cxr_client.get_image_embeddings_from_images([img])
print(embeddings[0].contrastive_img_emb)
