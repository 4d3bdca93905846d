from PIL import Image
from transformers import pipeline

pipe = pipeline("mask-generation", model="acme/cut-out")

result = pipe("http://images.cocodataset.org/val2017/000000039769.jpg", points_per_batch=64)
for number, mask in enumerate(result["masks"]):
    Image.fromarray(mask.cpu().numpy()).save(f"mask-{number}.png")
